// npx tsx scripts/type-styles.ts: writes the types' colors and shapes, shared by pages, images and overlays, as CSS.
import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { lookOf } from '../app/pokedex/type-looks';
import { typeNames } from '../app/pokedex/type-names';

const file = 'app/ui/types.css';

const head = `/* By scripts/type-styles.ts out of pokedex/type-looks.ts: <span class="type" data-type="fire">ほのお</span> */
@layer parts {
  .type {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    padding: 0.15em 0.7em 0.15em 0.45em;
    border: 1px solid var(--line);
    border-radius: 99rem;
    background: var(--sheet);
    font-size: var(--text-small);
    white-space: nowrap;

    &::before {
      content: "";
      flex: none;
      width: 1.35em;
      height: 1.35em;
      border-radius: 0.3em;
      background: var(--shape) center / 80% no-repeat var(--type);
      forced-color-adjust: none;
      print-color-adjust: exact;
    }
    &.bare {
      padding: 0;
      border: 0;
      background: none;
      translate: 0 0.25em;
    }
  }
`;

const foot = '}\n';

function rule(selector: string, type: string): string {
  const { color, shape } = lookOf(type);
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path fill='#fff' fill-rule='evenodd' d='${shape}'/></svg>`;
  const url = svg.replace(/[<>#]/g, encodeURIComponent);
  return `  ${selector} {\n    --type: ${color};\n    --shape: url("data:image/svg+xml,${url}");\n  }\n`;
}

export function typeStyles(): string {
  const types = Object.keys(typeNames).map((type) => rule(`.type[data-type="${type}"]`, type));
  return head + rule('.type', '') + types.join('') + foot;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) writeFileSync(file, typeStyles());
