import { facade } from './facades/facade'
import { streetView } from './facades/row'
import { bathroom } from './interiors/bathroom'
import { bedroom } from './interiors/bedroom'
import { kitchen } from './interiors/kitchen'
import { living } from './interiors/living'
import { garageRoom, office, shopRoom } from './interiors/work-rooms'
import { hashText, seeded } from './kit'
import { lights } from './light'
import type { PictureRequest } from './request'
import { atmosphere } from './scenery'
import { canvas, Scene } from './scene'

function drawingOf(scene: Scene, request: PictureRequest): string {
  switch (request.kind) {
    case 'street':
      return streetView(scene)
    case 'living':
      return living(scene, request)
    case 'kitchen':
      return kitchen(scene, request)
    case 'bedroom':
      return bedroom(scene, request)
    case 'bathroom':
      return bathroom(scene, request)
    case 'office':
      return office(scene, request)
    case 'shop':
      return shopRoom(scene, request)
    case 'garage':
      return garageRoom(scene)
    default:
      return facade(scene, request.building ?? 'villa', request)
  }
}

export function toSvgOf(request: PictureRequest): string {
  const scene = new Scene(
    seeded(request.seed * 7919 + hashText(request.kind + (request.building ?? ''))),
    lights[request.light ?? 'morning'],
  )
  return scene.toSvg(drawingOf(scene, request) + atmosphere(scene, canvas))
}
