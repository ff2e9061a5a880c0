import sharp from 'sharp'

/**
 * Pictures with the properties of photographs that are hard to lay out, made by script: what they show is a façade or a
 * room in outline, under the grain of a sensor.
 */

interface Scene {
  width: number
  height: number
  /** What the picture shows, as an alternative text in French. */
  alt: string
  /** Markup of an SVG on a square of 100 by 100, which is stretched over the picture. */
  shapes: string
}

const gradient = (id: string, top: string, bottom: string) =>
  `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`
const box = (x: number, y: number, width: number, height: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}"/>`
const roof = (left: number, top: number, right: number, bottom: number, fill: string) =>
  `<path d="M${left} ${bottom} ${(left + right) / 2} ${top} ${right} ${bottom}Z" fill="${fill}"/>`

/** A house between sky and ground, with two windows and a door. */
const house = (colours: {
  sky: [string, string]
  ground: string
  wall: string
  roof: string
  glass: string
}) =>
  [
    gradient('sky', ...colours.sky),
    box(0, 0, 100, 100, 'url(#sky)'),
    box(0, 74, 100, 26, colours.ground),
    box(30, 42, 40, 36, colours.wall),
    roof(26, 22, 74, 43, colours.roof),
    box(36, 50, 8, 10, colours.glass),
    box(56, 50, 8, 10, colours.glass),
    box(47, 62, 6, 16, colours.roof),
  ].join('')

const day = {
  sky: ['#7fa6c9', '#dfe8ee'],
  ground: '#5d7350',
  wall: '#a4563f',
  roof: '#4a3a36',
  glass: '#30404c',
} as const
const daylight = house({ ...day, sky: [...day.sky] })

/** Dark gables, chimneys and bare branches against a white sky, where a header lies. */
const busyRoofs = [
  box(0, 0, 100, 100, '#fbfcfd'),
  ...Array.from({ length: 12 }, (_, index) => {
    const left = index * 8.5 - 2
    const top = index % 3 === 0 ? 1 : 5
    return (
      roof(left, top, left + 8, 20, '#20201f') +
      box(left + 5, top, 1.2, 12, '#702f22') +
      `<path d="M${left} 16 ${left + 3} 2M${left + 1.5} 9 ${left + 4} 6" stroke="#2c2621" stroke-width=".4"/>`
    )
  }),
  box(0, 20, 100, 60, '#8d5442'),
  box(0, 80, 100, 20, '#6d6d6a'),
].join('')

const bathroom = [
  box(0, 0, 100, 100, '#d9e0df'),
  ...Array.from({ length: 9 }, (_, index) => box(index * 11, 0, 0.3, 70, '#aab5b4')),
  box(0, 70, 100, 30, '#8c8f90'),
  '<rect x="8" y="55" width="46" height="24" rx="6" fill="#fdfdfd"/><ellipse cx="78" cy="62" rx="11" ry="5" fill="#fefefe"/>',
  box(76, 62, 4, 24, '#f4f4f4'),
].join('')

/** Steps that descend from the left, under one window. */
const stairwell = [
  box(0, 0, 100, 100, '#cfc8bb'),
  box(60, 8, 24, 22, '#eaf2f6'),
  ...Array.from({ length: 10 }, (_, index) =>
    box(0, 34 + index * 6, 20 + index * 8, 6, index % 2 ? '#7b5a3c' : '#8f6b49'),
  ),
].join('')

/** One lamp on a warm wall; the window is blue, as a camera that is set for the lamp has it. */
const lampLight = [
  '<radialGradient id="lamp" cx=".68" cy=".4"><stop stop-color="#fff0c4"/><stop offset=".5" stop-color="#f0ab4e"/><stop offset="1" stop-color="#8f5416"/></radialGradient>',
  box(0, 0, 100, 100, 'url(#lamp)'),
  box(8, 18, 20, 36, '#5f92d8'),
  box(0, 78, 100, 22, '#6b3d12'),
  box(38, 60, 44, 20, '#a0662a'),
].join('')

export const scenes = {
  snow: {
    width: 1800,
    height: 1200,
    alt: 'La façade sous la neige',
    shapes: house({
      sky: ['#fdfdfe', '#f8fafb'],
      ground: '#ffffff',
      wall: '#f1f2f2',
      roof: '#fbfcfc',
      glass: '#d5dadd',
    }),
  },
  night: {
    width: 1800,
    height: 1200,
    alt: 'La maison de nuit',
    shapes: house({
      sky: ['#05070c', '#0c1018'],
      ground: '#070807',
      wall: '#14120f',
      roof: '#0a0a0b',
      glass: '#e8b04e',
    }),
  },
  tungsten: { width: 1500, height: 1000, alt: 'Le séjour sous une lampe', shapes: lampLight },
  portrait: { width: 1200, height: 1800, alt: 'La façade en hauteur', shapes: daylight },
  stairwell: { width: 1000, height: 1500, alt: 'La cage d’escalier', shapes: stairwell },
  panorama: { width: 3000, height: 1000, alt: 'La maison dans son jardin', shapes: daylight },
  strip: { width: 600, height: 200, alt: 'La rue en petit', shapes: daylight },
  tiny: { width: 240, height: 180, alt: 'La façade en petit', shapes: daylight },
  roofs: { width: 1800, height: 1200, alt: 'Les toits de la rue', shapes: busyRoofs },
  bathroom: { width: 1500, height: 1000, alt: 'La salle de bains', shapes: bathroom },
} satisfies Record<string, Scene>

export type PhotographName = keyof typeof scenes

/** The picture as a JPEG. */
export async function takePhotograph(name: PhotographName): Promise<Buffer> {
  const { width, height, shapes }: Scene = scenes[name]
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 100 100" preserveAspectRatio="none">${shapes}</svg>`
  const grain = await sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
    .png()
    .toBuffer()
  return sharp(Buffer.from(svg))
    .flatten()
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 88 })
    .toBuffer()
}
