// Rewrites styles of the overlays for Chromium 103, the engine of OBS 28 to 30. esbuild lowers nesting; the rest becomes what
// app/overlays/engine/engine-script.ts measures.
import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss';
import { transformWithEsbuild } from 'vite';

export interface Lowered {
  css: string;
  /** Container queries by name: JavaScript about a container's width `w` and height `h` in px. */
  queries: Record<string, string>;
  /** Selectors of the containers. */
  containers: string[];
  /** Custom properties, named `--mix-{property}-{percent}-{color}`. */
  mixes: string[];
}

const featureOf: Record<string, string> = { width: 'w', height: 'h', 'aspect-ratio': 'w/h' };

/** `(max-aspect-ratio:4/10) or (max-height:84px)` becomes `(w/h<=4/10)||(h<=84)`. */
function testOf(query: string): string {
  const features = query.replace(
    /(max|min)-(width|height|aspect-ratio)\s*:\s*([\d./ ]+)(?:px)?/g,
    (_, edge, feature, value) =>
      `${featureOf[feature]}${edge === 'max' ? '<=' : '>='}${value.replace(/ /g, '')}`,
  );
  const test = features.replace(/\s*\bor\b\s*/g, '||').replace(/\s*\band\b\s*/g, '&&');
  if (!/^[wh\d./<>=()|&]+$/.test(test)) throw new Error(`A container query that is not known: ${query}`);
  return test;
}

/** Adds no specificity. The nearest container counts: a line of text, then a box inside another, then a box. */
const markOf = (name: string, isOfWidth: boolean) =>
  isOfWidth
    ? `:where([data-line~=${name}] *,[data-inner~=${name}] :not([data-line] *),[data-box~=${name}] :not([data-inner] *,[data-line] *))`
    : `:where([data-inner~=${name}] *,[data-box~=${name}] :not([data-inner] *))`;

const names = new Map<string, string>();

function lowerContainer(container: AtRule, queries: Lowered['queries']) {
  const test = testOf(container.params);
  const name = names.get(test) ?? `q${names.size}`;
  names.set(test, name);
  queries[name] = test;
  const mark = markOf(name, !test.includes('h'));
  container.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.replace(/(::?(?:before|after))?$/, `${mark}$1`),
    );
  });
  container.replaceWith(container.nodes ?? []);
}

/** A ring of shadows, since a stroke covers the letters. */
function outlineOf(stroke: string): string {
  const [, width, color] = /^([\d.]+)px (.+)$/.exec(stroke) ?? [];
  if (!width) return 'none';
  const shadows: string[] = [];
  for (const [share, count] of [
    [1, 24],
    [0.5, 12],
  ] as const)
    for (let at = 0; at < count; at++) {
      const [angle, radius] = [(at / count) * 2 * Math.PI, (Number(width) / 2) * share];
      shadows.push(
        `${(Math.cos(angle) * radius).toFixed(1)}px ${(Math.sin(angle) * radius).toFixed(1)}px ${color}`,
      );
    }
  return shadows.join();
}

const singleTransforms = ['translate', 'rotate', 'scale'];

/** `translate`, `rotate` and `scale` are applied in this order. */
function lowerTransforms(rule: Rule) {
  const found = singleTransforms.flatMap((name) => {
    const declaration = rule.nodes.find((node) => node.type === 'decl' && node.prop === name) as Declaration;
    return declaration ? [declaration] : [];
  });
  const value = found.map(({ prop, value }) => `${prop}(${postcss.list.space(value)})`).join(' ');
  found.at(0)?.replaceWith({ prop: 'transform', value });
  for (const rest of found.slice(1)) rest.remove();
}

const containment: Record<string, string> = { size: 'size style', normal: 'none' };

function lowerDeclaration(declaration: Declaration, { containers, mixes }: Lowered) {
  const { prop } = declaration;
  if (prop === 'container-type') {
    const contain = containment[declaration.value];
    if (declaration.value === 'size') containers.push(...(declaration.parent as Rule).selectors);
    if (contain) declaration.replaceWith({ prop: 'contain', value: contain });
    else declaration.remove();
    return;
  }
  if (prop === '-webkit-text-stroke') {
    declaration.replaceWith({ prop: 'text-shadow', value: outlineOf(declaration.value) });
    return;
  }
  // Set by the script.
  if (declaration.value.includes('atan2(')) declaration.remove();
  if (prop === 'text-wrap') declaration.prop = '--text-wrap';
  declaration.value = declaration.value
    .replace(/([\d.]+)(cq[ib])\b/g, 'calc($1*var(--$2))')
    .replace(/color-mix\(in srgb, ?var\(--(\w+)\) (\d+)%, ?#?(\w+)\)/g, (_, property, percent, color) => {
      const mix = `--mix-${property}-${percent}-${color}`;
      if (!mixes.includes(mix)) mixes.push(mix);
      return `var(${mix})`;
    });
}

/** @throws an Error about styles that are not known to work */
export async function lowerStyles(styles: string, file: string): Promise<Lowered> {
  const { code } = await transformWithEsbuild(styles, file, {
    loader: 'css',
    target: 'chrome103',
    minify: true,
    sourcemap: false,
  });
  const root: Root = postcss.parse(code);
  const lowered: Lowered = { css: '', queries: {}, containers: [], mixes: [] };
  root.walkAtRules('supports', (rule) => void rule.remove());
  root.walkAtRules('container', (rule) => lowerContainer(rule, lowered.queries));
  root.walkRules(lowerTransforms);
  root.walkDecls((declaration) => lowerDeclaration(declaration, lowered));
  lowered.css = root.toString().trim();
  const left = /@container|color-mix|\bcq[ib]\b(?!\))|:has\(|&/.exec(lowered.css);
  if (left) throw new Error(`${file} has "${left[0]}", which Chromium 103 does not know`);
  return lowered;
}
