export default function Home() {
  return <h1>Sixsheet</h1>;
}
