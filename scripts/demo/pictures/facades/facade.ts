import type { BuildingKind, PictureRequest } from '../request'
import type { Scene } from '../scene'
import { landPlot } from '../outdoors/land-plot'
import { apartments } from './apartments'
import { garageRow, officeBuilding, warehouse } from './business'
import { modern, newBuild } from './contemporary'
import { villa } from './detached'
import { farmhouse } from './farmhouse'
import { rowFacade } from './row'

/** The outside of a building, by its kind. */
export function facade(scene: Scene, building: BuildingKind, request: PictureRequest): string {
  switch (building) {
    case 'villa':
      return villa(scene, request)
    case 'farmhouse':
      return farmhouse(scene, request)
    case 'modern':
      return modern(scene, request)
    case 'newBuild':
      return newBuild(scene)
    case 'apartments':
    case 'studio':
      return apartments(scene, request)
    case 'office':
      return officeBuilding(scene, request)
    case 'warehouse':
      return warehouse(scene)
    case 'garage':
      return garageRow(scene)
    case 'land':
      return landPlot(scene)
    case 'terraced':
    case 'masterHouse':
    case 'belEtage':
    case 'investment':
    case 'shop':
      return rowFacade(scene, building, request)
  }
}
