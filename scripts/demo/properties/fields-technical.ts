import type { CatalogueValues } from './catalogue-values'
import type { DemoFacts, Heating } from './facts'
import { isCommercial, isFlat, isGarage, isHome, isNewBuild, type DemoKind } from './kinds'
import { seeded } from './seeded'

const heatingNames: Record<Heating, CatalogueValues['heatingName']> = {
  gas: 'naturalGas',
  oil: 'oil',
  heatPump: 'heatPump',
  electric: 'electric',
  communalGas: 'naturalGas',
}

export function technicalValues(facts: DemoFacts): CatalogueValues {
  const { kind } = facts
  if (kind === 'land') return {}
  if (isGarage(kind))
    return {
      conditionName: 'good',
      roofMaterial: kind === 'garage' ? 'bitumen' : undefined,
      floorCover: ['concrete'],
    }
  const finish = finishOf(facts)
  return {
    conditionName: conditionNameOf(facts),
    interiorName: facts.kind === 'penthouse' || facts.features.includes('pool') ? 'luxurious' : finish,
    exteriorName: facts.condition === 'renovate' ? 'toRefresh' : finish,
    kitchenName: kitchenOf(facts),
    heatingName: heatingNames[facts.heating],
    heatingType: facts.heating === 'communalGas' ? 'communal' : 'individual',
    windowFrame: facts.frame,
    windowGlazing: facts.glazing,
    ...roofOf(facts),
    floorCover: floorsOf(facts),
  }
}

function conditionNameOf({ kind, condition, renovated }: DemoFacts): CatalogueValues['conditionName'] {
  if (isNewBuild(kind)) return 'new'
  if (condition === 'new') return 'asNew'
  if (condition === 'good') return renovated && renovated > 2014 ? 'renovated' : 'good'
  return condition === 'refresh' ? 'toRefresh' : 'toRenovate'
}

const finishOf = ({ condition }: DemoFacts) =>
  ({ new: 'good', good: 'good', refresh: 'toRefresh', renovate: 'toRenovate' } as const)[condition]

function kitchenOf(facts: DemoFacts): CatalogueValues['kitchenName'] {
  if (!isHome(facts.kind)) return facts.kind === 'investment' ? 'fitted' : undefined
  if (facts.kind === 'studio') return 'semiFitted'
  return facts.openKitchen ? 'openPlan' : facts.condition === 'new' ? 'fullyFitted' : 'fitted'
}

const slateKinds: readonly DemoKind[] = ['masterHouse', 'farmhouse']

function roofOf(facts: DemoFacts): CatalogueValues {
  const roofCondition =
    facts.condition === 'renovate' ? 'toRenovate' : facts.condition === 'refresh' ? 'normal' : 'good'
  if (isFlat(facts.kind) && !isNewBuild(facts.kind)) return { roofMaterial: 'bitumen', roofCondition }
  if (isNewBuild(facts.kind))
    return { roofMaterial: facts.kind === 'newApartment' ? 'green' : 'epdm', roofCondition: 'good' }
  if (facts.kind === 'warehouse') return { roofMaterial: 'metal', roofCondition }
  if (slateKinds.includes(facts.kind)) return { roofMaterial: 'slates', roofCondition }
  return {
    roofMaterial:
      facts.year > 1965 ? 'tiles' : seeded(`roof:${facts.ref}`).pick(['tiles', 'artificialSlates']),
    roofCondition,
  }
}

function floorsOf(facts: DemoFacts): CatalogueValues['floorCover'] {
  if (isCommercial(facts.kind)) return facts.kind === 'warehouse' ? ['concrete'] : ['tiles', 'vinyl']
  if (facts.kind === 'masterHouse') return ['tiles', 'parquet']
  if (facts.kind === 'farmhouse') return ['naturalStone', 'boards']
  return seeded(`floor:${facts.ref}`).chance(0.5) ? ['tiles', 'laminate'] : ['tiles', 'parquet']
}
