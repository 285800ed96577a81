export const screenShapes = [
  'upright',
  'openFoldable',
  'tablet',
  'sixteenToNine',
  'phone',
  'closedFoldable',
] as const;
export type ScreenShape = (typeof screenShapes)[number];

// Width by height, up to and without: posts and phones held upright; open foldables; tablets (4:3 to 16:10); consoles and
// captures; phones held sideways; closed foldables.
const below: Record<ScreenShape, number> = {
  upright: 1,
  openFoldable: 1.3,
  tablet: 1.7,
  sixteenToNine: 1.85,
  phone: 2.42,
  closedFoldable: Number.POSITIVE_INFINITY,
};

/** The kind of device or picture that an image's shape suggests. */
export const shapeOf = (width: number, height: number): ScreenShape =>
  screenShapes.find((shape) => width / height < below[shape]) ?? 'closedFoldable';
