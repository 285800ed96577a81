import { useTranslation } from 'react-i18next';
import { LinkButton } from '~/ui/LinkButton';
import { SelectFilter } from '~/ui/list/ListSearch';
import { useLocale, useLocalePath } from '~/ui/root-data';
import { KnownRegulations } from './KnownRegulations';
import { listName, postRules } from './post';
import { hasPostFilter, maxSpeciesAsked, type PostQuery, postOrders, postsPath } from './post-query';
import { regulationNames } from './regulation-key';

const slots = Array.from({ length: maxSpeciesAsked }, (_, slot) => slot);

export function PostFilter({ query }: { query: PostQuery }) {
  const { t } = useTranslation();
  const locale = useLocale();
  const toPath = useLocalePath();
  const inputs = [
    ...query.species.map((list) => listName(list, locale)),
    ...query.unknown.map(({ text }) => text),
  ];
  const filtered = hasPostFilter(query);
  return (
    <>
      <nav className="phases" aria-label={t('posts.list.order')}>
        {postOrders.map((order) => (
          <a
            key={order}
            href={toPath(postsPath({ ...query, order, after: undefined }))}
            aria-current={order === query.order ? 'true' : undefined}
          >
            {t(`posts.list.${order}`)}
          </a>
        ))}
      </nav>
      <details className="post-filter card" open={filtered || undefined}>
        <summary>{t('posts.list.filter')}</summary>
        <form method="get" action={toPath('/posts')}>
          {query.order !== 'newest' && <input type="hidden" name="order" value={query.order} />}
          <fieldset>
            <legend>{t('posts.list.species')}</legend>
            <p className="hint" id="species-hint">
              {t('posts.list.speciesHint')}
            </p>
            <div className="post-filter-species">
              {slots.map((slot) => (
                <input
                  key={slot}
                  name="species"
                  type="search"
                  list="species-names"
                  data-species
                  data-species-failed={t('errors.network')}
                  data-species-unread={t('errors.invalidResponse')}
                  autoComplete="off"
                  aria-label={t('posts.list.speciesNumber', { number: slot + 1 })}
                  aria-describedby="species-hint"
                  aria-invalid={slot >= query.species.length && slot < inputs.length ? true : undefined}
                  defaultValue={inputs[slot] ?? ''}
                />
              ))}
            </div>
            <datalist id="species-names" />
            {query.unknown.map(({ text, near }) => (
              <div key={text} className="error-with-choices">
                <p className="error">{t('posts.list.unknown', { text })}</p>
                {near.length > 0 && (
                  <p className="row">
                    <span>{t('posts.list.near')}</span>
                    {near.map((key) => (
                      <a
                        key={key}
                        className="button"
                        href={toPath(
                          postsPath({ ...query, species: [...query.species, key], after: undefined }),
                        )}
                      >
                        {listName(key, locale)}
                      </a>
                    ))}
                  </p>
                )}
              </div>
            ))}
          </fieldset>
          <div className="post-filter-rest">
            <SelectFilter
              id="filter-rule"
              name="rule"
              label={t('posts.list.rule')}
              any={t('posts.list.anyRule')}
              chosen={query.rule}
              choices={postRules.map((value) => ({ value, label: t(`posts.rule.${value}`) }))}
            />
            <div className="field">
              <label htmlFor="filter-regulation">{t('posts.list.regulation')}</label>
              <input
                id="filter-regulation"
                name="regulation"
                list="known-regulations"
                autoComplete="off"
                defaultValue={query.regulation}
              />
              <KnownRegulations id="known-regulations" names={regulationNames(locale)} />
            </div>
          </div>
          <label className="choice">
            <input type="checkbox" name="ranked" defaultChecked={query.ranked} />
            <span>{t('posts.list.ranked')}</span>
          </label>
          <p className="row">
            <button className="button primary" type="submit">
              {t('posts.list.submit')}
            </button>
            {filtered && (
              <LinkButton to={postsPath({ ...query, ...cleared })} look="quiet">
                {t('posts.list.clear')}
              </LinkButton>
            )}
          </p>
        </form>
      </details>
    </>
  );
}

const cleared = {
  species: [],
  unknown: [],
  rule: undefined,
  regulation: '',
  ranked: false,
  after: undefined,
};
