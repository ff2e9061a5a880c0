import { aerial } from './aerial'
import { facade } from './facades/facade'
import { streetView } from './facades/row'
import { floorPlan } from './floor-plan/plan'
import { hero, heroCanvas } from './hero'
import { bathroom } from './interiors/bathroom'
import { bedroom } from './interiors/bedroom'
import { kitchen } from './interiors/kitchen'
import { living } from './interiors/living'
import { garageRoom, office, shopRoom } from './interiors/work-rooms'
import { between, hashText, seeded } from './kit'
import { lights, type LightName } from './light'
import { garden } from './outdoors/garden'
import { landPlot } from './outdoors/land-plot'
import { neighbourhood } from './outdoors/neighbourhood'
import { terrace } from './outdoors/terrace'
import { portrait, portraitCanvas } from './people/portrait'
import type { PictureKind, PictureRequest } from './request'
import { atmosphere } from './scenery'
import { canvas, Scene, type Size } from './scene'
import { service } from './services/service'
import { mirrored, place } from './shapes'

type Draw = (scene: Scene, request: PictureRequest) => string

/** Rooms hold nothing that reads the wrong way round, so half of them are mirrored for variety. */
const turned =
  (draw: Draw): Draw =>
  (scene, request) => {
    const flip = scene.random() < 0.5
    const drawing = draw(scene, request)
    return flip ? mirrored(canvas.width, drawing) : drawing
  }

/** The photographer stands a little nearer or further, left or right. */
const closer =
  (draw: Draw): Draw =>
  (scene, request) => {
    const zoom = between(scene.random, 1, 1.09)
    const x = (canvas.width - canvas.width * zoom) * between(scene.random, 0.25, 0.75)
    const y = (canvas.height - canvas.height * zoom) * between(scene.random, 0.75, 0.95)
    return place(x, y, zoom, draw(scene, request))
  }

const drawKind: Record<PictureKind, Draw> = {
  facade: closer((scene, request) => facade(scene, request.building ?? 'villa', request)),
  street: streetView,
  living: turned(living),
  kitchen: turned(kitchen),
  bedroom: turned(bedroom),
  bathroom: turned(bathroom),
  office: turned(office),
  shop: turned(shopRoom),
  garage: garageRoom,
  garden,
  terrace,
  landPlot,
  aerial,
  plan: floorPlan,
  portrait,
  hero,
  neighbourhood,
  service,
}

const indoors: readonly PictureKind[] = [
  'living',
  'kitchen',
  'bedroom',
  'bathroom',
  'office',
  'shop',
  'garage',
]

/** Sheets, portraits and overlaid scenes bring their own mood. */
const withoutAtmosphere: readonly PictureKind[] = ['plan', 'portrait', 'hero', 'service']

/** The space a kind of picture is designed in. */
const designSize = (kind: PictureKind): Size =>
  kind === 'hero' ? heroCanvas : kind === 'portrait' ? portraitCanvas : canvas

/** The size in pixels a picture gets when the request names none. */
export function pictureSize({ kind, width, height }: PictureRequest): Size {
  const standard =
    kind === 'hero'
      ? { width: 1920, height: 1080 }
      : kind === 'portrait'
        ? { width: 960, height: 1200 }
        : { width: 1920, height: 1280 }
  const ratio = standard.width / standard.height
  return {
    width: width ?? (height ? Math.round(height * ratio) : standard.width),
    height: height ?? (width ? Math.round(width / ratio) : standard.height),
  }
}

const lightOf = ({ kind, light }: PictureRequest): LightName =>
  light ?? (kind === 'hero' ? 'golden' : 'morning')

/** The picture as SVG, at its final size. */
export function toSvg(request: PictureRequest): string {
  const { kind, seed, building = '' } = request
  const scene = new Scene(
    seeded(seed * 7919 + hashText(kind + building)),
    lights[lightOf(request)],
    indoors.includes(kind),
  )
  const drawing =
    drawKind[kind](scene, request) + (withoutAtmosphere.includes(kind) ? '' : atmosphere(scene, canvas))
  return scene.toSvg(drawing, designSize(kind), pictureSize(request))
}
