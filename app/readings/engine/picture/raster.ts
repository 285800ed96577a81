/** `channels` bytes per pixel: RGB, or RGBA with alpha ignored. */
export interface Raster {
  width: number;
  height: number;
  channels: 3 | 4;
  pixels: Uint8Array | Uint8ClampedArray;
}

/** Area-averaging downscaler, fed row by row, so that the whole picture is never in memory. */
export class AreaAverage {
  readonly width: number;
  readonly height: number;
  private readonly sums: Float32Array;
  private row = 0;
  private readonly columns: { from: Uint32Array; to: Uint32Array; share: Float32Array };
  readonly pixels: Uint8Array;
  private filled = 0;
  private weight = 0;

  constructor(
    private readonly sourceWidth: number,
    private readonly sourceHeight: number,
    maxHeight: number,
  ) {
    const scale = Math.min(1, maxHeight / sourceHeight);
    this.width = Math.max(1, Math.round(sourceWidth * scale));
    this.height = Math.max(1, Math.round(sourceHeight * scale));
    this.sums = new Float32Array(this.width * 3);
    this.pixels = new Uint8Array(this.width * this.height * 3);
    this.columns = sharesOf(sourceWidth, this.width);
  }

  addRow(source: Uint8Array | Uint8ClampedArray, at: number, channels: number) {
    const ratio = this.height / this.sourceHeight;
    const start = this.row * ratio;
    const end = Math.min(this.height, start + ratio);
    const boundary = Math.floor(start) + 1;
    if (end > boundary + 1e-6) {
      this.add(source, at, channels, boundary - start);
      this.finishRow();
      this.add(source, at, channels, end - boundary);
    } else {
      this.add(source, at, channels, end - start);
      if (end > boundary - 1e-6) this.finishRow();
    }
    this.row++;
    if (this.row === this.sourceHeight && this.filled < this.height) this.finishRow();
  }

  private add(source: Uint8Array | Uint8ClampedArray, at: number, channels: number, share: number) {
    const { from, to, share: first } = this.columns;
    const { sums } = this;
    for (let x = 0; x < this.sourceWidth; x++) {
      const s = at + x * channels;
      const a = (from[x] as number) * 3;
      const weightA = share * (first[x] as number);
      const r = source[s] as number;
      const g = source[s + 1] as number;
      const b = source[s + 2] as number;
      sums[a] = (sums[a] as number) + r * weightA;
      sums[a + 1] = (sums[a + 1] as number) + g * weightA;
      sums[a + 2] = (sums[a + 2] as number) + b * weightA;
      const z = (to[x] as number) * 3;
      if (z !== a) {
        const weightB = share - weightA;
        sums[z] = (sums[z] as number) + r * weightB;
        sums[z + 1] = (sums[z + 1] as number) + g * weightB;
        sums[z + 2] = (sums[z + 2] as number) + b * weightB;
      }
    }
    this.weight += share;
  }

  private finishRow() {
    const perColumn = this.sourceWidth / this.width;
    const scale = 1 / (this.weight * perColumn || 1);
    const at = this.filled * this.width * 3;
    for (let i = 0; i < this.width * 3; i++) this.pixels[at + i] = (this.sums[i] as number) * scale + 0.5;
    this.sums.fill(0);
    this.weight = 0;
    this.filled++;
  }
}

function sharesOf(sourceWidth: number, width: number) {
  const ratio = width / sourceWidth;
  const from = new Uint32Array(sourceWidth);
  const to = new Uint32Array(sourceWidth);
  const share = new Float32Array(sourceWidth);
  for (let x = 0; x < sourceWidth; x++) {
    const start = x * ratio;
    const end = start + ratio;
    const first = Math.min(width - 1, Math.floor(start + 1e-9));
    const last = Math.min(width - 1, Math.floor(end - 1e-9));
    from[x] = first;
    to[x] = last;
    share[x] = first === last ? 1 : (first + 1 - start) / ratio;
  }
  return { from, to, share };
}
