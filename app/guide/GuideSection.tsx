import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Fold } from '~/ui/Fold';
import { useLocale, useLocalePath } from '~/ui/root-data';
import type { SectionLook } from './guides';
import { pictureUrl } from './picture-url';
import { guidePictures, type PictureName } from './pictures';
import { SeenTable } from './SeenTable';

export interface SectionWords {
  title: string;
  steps: string;
  text?: string;
}

interface Props {
  id: string;
  look: SectionLook;
  words: SectionWords;
  open?: boolean;
}

export function GuideSection({ id, look, words, open }: Props) {
  const { t } = useTranslation();
  const toPath = useLocalePath();
  const List = look.isOrdered ? 'ol' : 'ul';
  const text = words.text && <p>{words.text}</p>;
  return (
    <Fold id={id} title={words.title} open={open}>
      {look.hasSeenTable && text}
      {look.hasSeenTable && <SeenTable />}
      <List>
        {words.steps.split('\n').map((step) => (
          <li key={step}>{step}</li>
        ))}
      </List>
      {!look.hasSeenTable && text}
      {look.pictures && (
        <div className="guide-pictures">
          {look.pictures.map((name) => (
            <GuidePicture key={name} name={name} />
          ))}
        </div>
      )}
      {look.links && (
        <p className="row">
          {look.links.map(({ to, label }) => (
            <a key={to} className="button quiet" href={toPath(to)}>
              {t(label as ParseKeys)}
            </a>
          ))}
        </p>
      )}
    </Fold>
  );
}

function GuidePicture({ name }: { name: PictureName }) {
  const { t } = useTranslation();
  const url = pictureUrl(name, useLocale());
  const { width, height } = guidePictures[name];
  if (!url) return null;
  return (
    <img
      src={url}
      alt={t(`guide.pictures.${name}`)}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
}
