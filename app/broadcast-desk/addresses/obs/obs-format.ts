import { createHash } from 'node:crypto';

// Written like OBS 29, readable by 28 and 30. Since 29.1 sources are found by `uuid`, before that by name.

interface Source {
  id: string;
  versioned_id: string;
  name: string;
  uuid: string;
  settings: object;
}

export interface ObsItem {
  source: Source;
  isVisible?: boolean;
  /** Box in canvas pixels to fit the source into: left, top, width, height. Native size by default. */
  within?: readonly [number, number, number, number];
  /** Crops a source of 1920×1080 to the shape of its box. */
  isCropped?: boolean;
}

const version = (29 << 24) + 2;

/** Deterministic UUID, so that repeated imports match. */
function uuidOf(what: string): string {
  const hex = createHash('sha256').update(what).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

const source = (
  id: string,
  name: string,
  settings: object,
  look: { versioned?: string; key?: string } = {},
) => ({
  prev_ver: version,
  name,
  uuid: uuidOf(`${id} ${name} ${look.key ?? ''}`),
  id,
  versioned_id: look.versioned ?? id,
  settings,
  mixers: id === 'browser_source' ? 255 : 0,
  sync: 0,
  flags: 0,
  volume: 1,
  balance: 0.5,
  enabled: true,
  muted: false,
  'push-to-mute': false,
  'push-to-mute-delay': 0,
  'push-to-talk': false,
  'push-to-talk-delay': 0,
  hotkeys: {},
  deinterlace_mode: 0,
  deinterlace_field_order: 0,
  monitoring_type: 0,
  private_settings: {},
});

/** A page that is unloaded while its source is hidden. */
export const browserSource = (name: string, url: string) =>
  source(
    'browser_source',
    name,
    {
      url,
      width: 1920,
      height: 1080,
      css: '',
      shutdown: true,
      restart_when_active: false,
      reroute_audio: false,
    },
    { key: url },
  );

/** `color` is 0xAABBGGRR. */
export const colorSource = (name: string, color: number) =>
  source('color_source', name, { color, width: 1920, height: 1080 }, { versioned: 'color_source_v3' });

export const sceneSource = (name: string, items: readonly ObsItem[], key: string) => ({
  ...source(
    'scene',
    name,
    { custom_size: false, id_counter: items.length, items: items.map(itemOf) },
    { key },
  ),
  hotkeys: { 'OBSBasic.SelectScene': [] },
});

const scaleInner = 2;
const topLeft = 5;

/** Pixels to cut at the left and right, and at the top and bottom. */
function cropFor([, , width, height]: readonly [number, number, number, number]) {
  const sides = Math.max(0, Math.round((1920 - (1080 * width) / height) / 2));
  const ends = Math.max(0, Math.round((1080 - (1920 * height) / width) / 2));
  return { sides, ends };
}

const itemOf = ({ source, isVisible = true, within, isCropped }: ObsItem, at: number) => {
  const { sides, ends } = within && isCropped ? cropFor(within) : { sides: 0, ends: 0 };
  return {
    name: source.name,
    source_uuid: source.uuid,
    visible: isVisible,
    locked: true,
    rot: 0,
    pos: { x: within?.[0] ?? 0, y: within?.[1] ?? 0 },
    scale: { x: 1, y: 1 },
    align: topLeft,
    bounds_type: within ? scaleInner : 0,
    bounds_align: 0,
    bounds: { x: within?.[2] ?? 0, y: within?.[3] ?? 0 },
    crop_left: sides,
    crop_top: ends,
    crop_right: sides,
    crop_bottom: ends,
    id: at + 1,
    group_item_backup: false,
    scale_filter: 'disable',
    blend_method: 'default',
    blend_type: 'normal',
    show_transition: { duration: 0 },
    hide_transition: { duration: 0 },
    private_settings: {},
  };
};

/** `sources` excludes scenes. `scenes` are in OBS's display order. */
export function collectionOf(name: string, sources: readonly Source[], scenes: readonly Source[]) {
  const first = scenes[0]?.name ?? '';
  return {
    name,
    current_scene: first,
    current_program_scene: first,
    current_transition: 'Fade',
    transition_duration: 300,
    transitions: [],
    quick_transitions: [],
    scene_order: scenes.map((scene) => ({ name: scene.name })),
    groups: [],
    saved_projectors: [],
    preview_locked: false,
    scaling_enabled: false,
    scaling_level: 0,
    scaling_off_x: 0,
    scaling_off_y: 0,
    modules: {},
    sources: [...sources, ...scenes],
  };
}
