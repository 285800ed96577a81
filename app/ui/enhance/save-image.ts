/** `<a data-save-image href="….svg">` saves a PNG, which phones keep among photos; falls back to the SVG. */
export function saveImage(root: Document | Element) {
  for (const link of root.querySelectorAll<HTMLAnchorElement>('a[data-save-image]'))
    link.addEventListener('click', (event) => {
      event.preventDefault();
      // The SVG is an attachment: the page stays.
      save(link).catch(() => location.assign(link.href));
    });
}

async function save({ href }: HTMLAnchorElement) {
  const drawing = await loaded(href);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [drawing.naturalWidth, drawing.naturalHeight];
  canvas.getContext('2d')?.drawImage(drawing, 0, 0);
  const bytes = await new Promise<Blob | null>((done) => canvas.toBlob(done));
  if (!bytes) throw new Error('The drawing was too large.');
  const file = new File([bytes], 'sixsheet.png', { type: bytes.type });
  // iPhones hide downloads among files; the share sheet offers the photos.
  if (/iPhone|iPad/.test(navigator.userAgent) && navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(({ name }: Error) => {
      if (name !== 'AbortError') download(file);
    });
  } else download(file);
}

const loaded = (address: string) =>
  new Promise<HTMLImageElement>((done, fail) => {
    const image = new Image();
    image.onload = () => done(image);
    image.onerror = fail;
    image.src = address;
  });

function download(file: File) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
