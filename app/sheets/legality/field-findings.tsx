import { createContext, type ReactNode, useContext } from 'react';
import type { FieldMeta } from '~/ui/form/Field';
import type { ShownFinding } from './finding-text';

export const FindingsContext = createContext<readonly ShownFinding[]>([]);

/** Findings of a field as its hint; undefined if there are none or its errors already show them. */
export function useFieldFindings(): (field: FieldMeta) => ReactNode {
  const findings = useContext(FindingsContext);
  return (field) => {
    const errors = (field.errors as readonly string[] | undefined) ?? [];
    const texts = findings.filter(({ path, text }) => path === field.name && !errors.includes(text));
    if (texts.length === 0) return undefined;
    return (
      <span className="finding">
        {texts.map(({ id, text }) => (
          <span key={id}>{text}</span>
        ))}
      </span>
    );
  };
}
