// npm run licenses: lists the licenses in the lock file, those of production dependencies first.
import { readFileSync } from 'node:fs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const rows = Object.entries(packages)
  .filter(([path]) => path)
  .map(([path, { version, license, dev, optional }]) => ({
    name: path.split('node_modules/').at(-1),
    version,
    license: license ?? licenseOf(path),
    // An upper bound: not every production dependency ends up in a bundle.
    shipped: !dev && !optional,
  }));

// Some packages declare it only in a file; those for other systems are not installed.
function licenseOf(path) {
  try {
    const text = readFileSync(`${path}/LICENSE`, 'utf8');
    return /MIT License|Permission is hereby granted, free of charge/i.test(text) ? 'MIT' : 'see its LICENSE';
  } catch {
    return 'not installed here, or says none';
  }
}

for (const shipped of [true, false]) {
  const group = rows.filter((row) => row.shipped === shipped);
  console.log(
    `\n${shipped ? 'May be in what is deployed' : 'Only for building and testing'}: ${group.length} packages`,
  );
  const byLicense = groupByLicense(group);
  for (const [license, entries] of [...byLicense].sort(([, a], [, b]) => b.length - a.length)) {
    const names = entries.map(({ name, version }) => `${name} ${version}`);
    const isUsual = /^(MIT|ISC|0BSD|BSD-[23]-Clause)$/.test(license);
    console.log(
      `  ${license}: ${entries.length}${isUsual && !process.argv.includes('--all') ? '' : `\n    ${names.join('\n    ')}`}`,
    );
  }
}

function groupByLicense(list) {
  const groups = new Map();
  for (const row of list) groups.set(row.license, [...(groups.get(row.license) ?? []), row]);
  return groups;
}
