import type { ReactNode } from 'react';
import { useLocalePath } from '~/ui/root-data';

interface Props {
  /** The rest of the page's list. */
  list: ReactNode;
  /** Stands beside the list on wide screens, and in its place on others. */
  detail?: ReactNode;
  label: string;
  back: { to: string; text: string };
}

export function ListBeside({ list, detail, label, back }: Props) {
  const toPath = useLocalePath();
  if (!detail) return list;
  return (
    <div className="beside">
      <div className="beside-list">{list}</div>
      <section className="beside-detail" aria-label={label}>
        <p>
          <a href={toPath(back.to)} data-back="">
            ← {back.text}
          </a>
        </p>
        {detail}
      </section>
    </div>
  );
}
