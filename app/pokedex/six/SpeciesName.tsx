import { Fragment } from 'react';
import { bracketedIn, plainName } from '../name';

/** Places where a long form may go on to the next line: はくばじょう|のすがた, パルデアのすがた・|ウォーター種. */
const phrases = /(?<=・)|(?=の(?:すがた|かた|めん|おう)|フォルム|フォーム)/;

/** A name that is never broken within a word, with the form on a line of its own. */
export function SpeciesName({ name }: { name: string }) {
  const form = bracketedIn(name);
  const plain = plainName(name);
  if (!form) return <span className="species-name">{plain}</span>;
  return (
    <span className="species-name">
      {`${plain} `}
      <span className="form-name">
        {form.split(phrases).map((phrase, at) => (
          <Fragment key={phrase}>
            {at > 0 && <wbr />}
            {phrase}
          </Fragment>
        ))}
      </span>
    </span>
  );
}
