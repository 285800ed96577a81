import { hashOf, nameParts } from './name-mark';

// Top left corners of six scattered cells, in a picture of 160 × 90.
const cells = [
  [18, 10],
  [66, 4],
  [114, 12],
  [10, 50],
  [60, 56],
  [110, 48],
] as const;

export function DrawnThumbnail({ name }: { name: string }) {
  const { hue, letter, number } = nameParts(name);
  const lay = hashOf(name);
  const last = lay % cells.length;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox="0 0 160 90"
      width="640"
      height="360"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 0h160v90H0z" fill={`hsl(${hue} 42% 27%)`} />
      {cells.map(([x, y], cell) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change places
          key={cell}
          x={x}
          y={y}
          width="38"
          height="30"
          rx="5"
          fill={cell === last ? '#f2cf3f' : `hsl(${hue + cell * 7} 46% ${34 + ((lay >> cell) & 3) * 4}%)`}
          transform={`rotate(${((lay >> (cell * 4)) & 15) * 2 - 15} ${x + 19} ${y + 15})`}
        />
      ))}
      <circle cx="80" cy="45" r="27" fill={`hsl(${hue} 44% 20%)`} />
      <text
        x="80"
        y="46"
        fill="#fff"
        fontFamily="system-ui, sans-serif"
        fontSize="30"
        fontWeight="800"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {letter}
      </text>
      {number && (
        <text
          x="101"
          y="70"
          fill="#fff"
          stroke={`hsl(${hue} 44% 20%)`}
          strokeWidth="4"
          paintOrder="stroke"
          strokeLinejoin="round"
          fontFamily="system-ui, sans-serif"
          fontSize="15"
          fontWeight="800"
          textAnchor="middle"
        >
          {number}
        </text>
      )}
    </svg>
  );
}
