// npm run licenses: what each package that is installed may be used for, as the lock file tells it; what is shipped first.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const rows = Object.entries(packages)
  .filter(([path]) => path)
  .map(([path, { version, license, dev, optional }]) => ({
    name: path.split('node_modules/').at(-1),
    version,
    license: license ?? licenseOf(path),
    // The field tells what a tree needs, not what lands in the bundles: those are a part of it.
    shipped: !dev && !optional,
  }));

// Some say it in a file alone; what is for another system is not installed here.
function licenseOf(path) {
  try {
    const text = readFileSync(`${path}/LICENSE`, 'utf8');
    return /MIT License|Permission is hereby granted, free of charge/i.test(text) ? 'MIT' : 'see its LICENSE';
  } catch {
    return 'not installed here, or says none';
  }
}

for (const shipped of [true, false]) {
  const ofKind = rows.filter((row) => row.shipped === shipped);
  console.log(
    `\n${shipped ? 'May be in what is deployed' : 'Only for building and testing'}: ${ofKind.length} packages`,
  );
  const byLicense = grouped(ofKind);
  for (const [license, found] of [...byLicense].sort(([, a], [, b]) => b.length - a.length)) {
    const names = found.map(({ name, version }) => `${name} ${version}`);
    const isUsual = /^(MIT|ISC|0BSD|BSD-[23]-Clause)$/.test(license);
    console.log(
      `  ${license}: ${found.length}${isUsual && !process.argv.includes('--all') ? '' : `\n    ${names.join('\n    ')}`}`,
    );
  }
}

function grouped(list) {
  const groups = new Map();
  for (const row of list) groups.set(row.license, [...(groups.get(row.license) ?? []), row]);
  return groups;
}
