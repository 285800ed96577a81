import type { ReactNode } from 'react';

interface Props {
  /** Belongs to the content: a link to it opens the card in browsers that reveal a fragment. */
  id: string;
  title: ReactNode;
  /** Stays in sight beside the title. */
  badges?: ReactNode;
  heading?: 'h2' | 'h3';
  open?: boolean;
  className?: string;
  children: ReactNode;
}

/** A card that is folded until it is wanted. It works without scripts. */
export function Fold({ id, title, badges, heading: Heading = 'h2', open, className = '', children }: Props) {
  return (
    <details className={`card fold ${className}`.trim()} open={open}>
      <summary>
        <Heading>{title}</Heading> {badges}
      </summary>
      <div id={id} className="fold-body">
        {children}
      </div>
    </details>
  );
}
