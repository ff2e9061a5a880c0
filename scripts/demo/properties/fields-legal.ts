import type { Localized } from '@/lib/i18n/locales'
import type { CatalogueValues } from './catalogue-values'
import type { DemoFacts } from './facts'
import { isCommercial, isGarage, isHome, isNewBuild } from './kinds'
import { seeded } from './seeded'

/** In the third text: nothing built later had an annexe then. */
const annexeYear = 1977

const planningTexts: readonly Localized[] = [
  {
    nl: 'De stedenbouwkundige inlichtingen zijn bij de gemeente aangevraagd en kunnen op het kantoor worden ingekeken.',
    fr: 'Les renseignements urbanistiques ont été demandés à la commune et peuvent être consultés à l’agence.',
    en: 'The planning information has been requested from the municipality and can be consulted at the agency.',
    de: 'Die städtebaulichen Auskünfte wurden bei der Gemeinde angefragt und können in der Agentur eingesehen werden.',
  },
  {
    nl: 'Het goed ligt volgens het gewestplan Luik in woongebied. Er zijn geen inbreuken bekend.',
    fr: 'Le bien est situé en zone d’habitat au plan de secteur de Liège. Aucune infraction n’est connue.',
    en: 'According to the Liège zoning plan the property lies in a residential area. No infringements are known.',
    de: 'Laut Sektorenplan Lüttich liegt das Objekt im Wohngebiet. Verstöße sind nicht bekannt.',
  },
  {
    nl: 'Sinds 1977 werd voor het goed een vergunning voor een bijgebouw afgeleverd; de plannen zitten in het dossier.',
    fr: 'Un permis pour une annexe a été délivré depuis 1977 ; les plans sont joints au dossier.',
    en: 'Since 1977 a permit has been issued for an outbuilding; the plans are in the file.',
    de: 'Seit 1977 wurde für das Objekt eine Genehmigung für ein Nebengebäude erteilt; die Pläne liegen den Unterlagen bei.',
  },
]

const sharedWay: Localized = {
  nl: 'Recht van doorgang voor de buren langs de linkerkant, drie meter breed.',
  fr: 'Droit de passage au profit des voisins, du côté gauche, sur trois mètres de large.',
  en: 'Right of way for the neighbours along the left side, three metres wide.',
  de: 'Wegerecht für die Nachbarn auf der linken Seite, drei Meter breit.',
}

export function legalValues(facts: DemoFacts): CatalogueValues {
  const random = seeded(`legal:${facts.ref}`)
  const { kind } = facts
  return {
    permit: kind === 'land' ? 'asRequired' : 'yes',
    allotmentPermit: kind === 'land' ? 'yes' : isNewBuild(kind) ? 'asRequired' : 'no',
    summons: 'no',
    summonsMeasure: 'none',
    preemptiveRights: 'no',
    judicialDecision: 'no',
    areaApplication: areaOf(facts),
    isProtectedHeritage: facts.special === 'longText' ? 'yes' : 'no',
    easements: isGarage(kind) || kind === 'farmhouse' ? sharedWay : undefined,
    planningInformation: random.pick(
      facts.year > 0 && facts.year < annexeYear && isHome(kind) ? planningTexts : planningTexts.slice(0, 2),
    ),
  }
}

function areaOf({ kind, setting }: DemoFacts): CatalogueValues['areaApplication'] {
  if (kind === 'warehouse') return 'mixedEconomic'
  if (kind === 'masterHouse') return 'heritageResidential'
  return setting === 'plain' || kind === 'farmhouse' ? 'ruralResidential' : 'residential'
}

/** An older installation that was not renewed fails its inspection. */
export const isUnsafe = ({ kind, condition }: DemoFacts): boolean =>
  kind !== 'land' &&
  !isGarage(kind) &&
  !isNewBuild(kind) &&
  (condition === 'refresh' || condition === 'renovate')

/** Flood hazard on the Walloon map, inspections and soil extract. */
export function riskValues(facts: DemoFacts): CatalogueValues {
  const { kind, heating } = facts
  const hasInstallation = kind !== 'land' && !isGarage(kind)
  const burnsGas = heating === 'gas' || heating === 'communalGas'
  return {
    floodHazard: floodHazardOf(facts),
    electricityCertificate: hasInstallation
      ? isNewBuild(kind)
        ? 'requested'
        : isUnsafe(facts)
          ? 'notConform'
          : 'conform'
      : isGarage(kind)
        ? 'conform'
        : 'notApplicable',
    gasCertificate: hasInstallation && burnsGas ? (isNewBuild(kind) ? 'requested' : 'conform') : undefined,
    oilTankCertificate: hasInstallation && heating === 'oil' ? 'conform' : undefined,
    groundCertificate: seeded(`soil:${facts.ref}`).chance(0.85) ? 'present' : 'pending',
    asbestosType: (isHome(kind) || isCommercial(kind)) && !isNewBuild(kind) ? 'notRequired' : undefined,
  }
}

function floodHazardOf(facts: DemoFacts): CatalogueValues['floodHazard'] {
  const random = seeded(`flood:${facts.ref}`)
  if (facts.setting === 'valley') return random.pick(['none', 'veryLow', 'low', 'low', 'medium', 'high'])
  if (facts.setting === 'city' || facts.setting === 'town')
    return random.pick(['none', 'none', 'veryLow', 'low'])
  return random.pick(['none', 'none', 'none', 'none', 'veryLow'])
}
