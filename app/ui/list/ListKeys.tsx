import listScript from './list-script.ts?script';

/** Says which keys work, and turns them off. Hidden until the script runs. */
export function ListKeys({ text }: { text: string }) {
  return (
    <>
      <label className="choice soft list-keys" hidden>
        <input type="checkbox" />
        <span>{text}</span>
      </label>
      <script type="module" src={listScript} />
    </>
  );
}
