import { localized, type Localized } from '@/lib/i18n/locales'

import { agency } from '../content/agency'
import { agents } from '../content/agents'
import { neighbourhoods } from '../content/neighbourhoods'
import { homeSections } from '../content/pages'
import { projects } from '../content/projects'
import { services, type ServicePicture } from '../content/services'
import { testimonials } from '../content/testimonials'
import { same } from '../content/types'

import type { SeedPicture } from './pictures'
import { required } from '../seed/required'

/** The pictures of the site itself, by the names of their files in `scripts/demo/pictures`. */
export const heroPicture = 'hero'
/** The agency's house, beside the introduction. */
export const housePicture = 'agency-house'
/** Meeting room of sellers and agents. */
export const officePicture = 'agency-office'
/** Behind the title of the valuation page. */
export const hillPicture = 'neighbourhood-hill'

/** The agency's logo in ink, and in white. */
export const logoPictures = { logo: 'logo', logoOnDark: 'logo-on-dark' } as const

export const servicePicture = (topic: ServicePicture) => `service-${topic}`

export const agentPicture = (key: string) => `portrait-${key}`

export const clientPicture = (slug: string) => `client-${slug}`

const houseAlt: Localized = {
  nl: 'Getekend herenhuis aan een plein',
  fr: 'Maison de maître dessinée, au bord d’une place',
  en: 'Drawn town house on a square',
  de: 'Gezeichnetes Bürgerhaus an einem Platz',
}

const officeAlt: Localized = {
  nl: 'Getekend kantoor met een bureau bij het raam',
  fr: 'Bureau dessiné, avec une table près de la fenêtre',
  en: 'Drawn office with a desk by the window',
  de: 'Gezeichnetes Büro mit einem Schreibtisch am Fenster',
}

const hillAlt: Localized = {
  nl: 'Getekende straat die naar de hoogten van Luik klimt',
  fr: 'Rue dessinée qui monte vers les hauteurs de Liège',
  en: 'Drawn street climbing to the heights of Liège',
  de: 'Gezeichnete Straße, die zu den Höhen von Lüttich steigt',
}

const views: Record<string, string> = {
  outremeuse: 'neighbourhood-quay',
  guillemins: hillPicture,
  flemalleHaute: 'neighbourhood-park',
}

export const neighbourhoodPicture = (key: string) => required(views[key], `view of ${key}`)

const neighbourhoodAlt = (name: Localized): Localized => ({
  nl: `Getekend zicht op de wijk ${name.nl}`,
  fr: `Vue dessinée du quartier ${name.fr}`,
  en: `Drawn view of the ${name.en} neighbourhood`,
  de: `Gezeichnete Ansicht des Viertels ${name.de}`,
})

const projectAlt = (name: Localized): Localized => ({
  nl: `Getekend beeld van het nieuwbouwproject ${name.nl}`,
  fr: `Vue dessinée du projet neuf ${name.fr}`,
  en: `Drawn view of the new-build project ${name.en}`,
  de: `Gezeichnete Ansicht des Neubauprojekts ${name.de}`,
})

/** The building from the street and from above. */
export function projectPictures(number: number): SeedPicture[] {
  const { name } = required(
    projects.find((project) => project.number === number),
    `project ${number}`,
  )
  const alt = projectAlt(name)
  return ['street', 'aerial'].map((view) => ({ name: `project-${number}-${view}`, alt }))
}

const portraitAlt = (name: string, role: Localized): Localized => ({
  nl: `Getekend portret van ${name}, ${role.nl.toLowerCase()}`,
  fr: `Portrait dessiné de ${name}, ${role.fr.toLowerCase()}`,
  en: `Drawn portrait of ${name}, ${role.en.toLowerCase()}`,
  de: `Gezeichnetes Porträt: ${name}, ${role.de}`,
})

const clientAlt = (name: string): Localized => ({
  nl: `Getekend portret van ${name}`,
  fr: `Portrait dessiné de ${name}`,
  en: `Drawn portrait of ${name}`,
  de: `Gezeichnetes Porträt: ${name}`,
})

const serviceAlt = (title: Localized): Localized => {
  const words: Localized = {
    nl: 'Tekening bij de dienst',
    fr: 'Dessin du service',
    en: 'Drawing for the service',
    de: 'Zeichnung zur Leistung',
  }
  const quoted: Localized = {
    ...{ nl: `“${title.nl}”`, fr: `«\u00a0${title.fr}\u00a0»` },
    ...{ en: `“${title.en}”`, de: `„${title.de}“` },
  }
  return localized((locale) => `${words[locale]} ${quoted[locale]}`)
}

export const sitePictures: SeedPicture[] = [
  ...Object.values(logoPictures).map((name) => ({ name, alt: same(agency.name) })),
  { name: heroPicture, alt: homeSections.hero.pictureAlt },
  { name: housePicture, alt: houseAlt },
  { name: officePicture, alt: officeAlt },
  { name: hillPicture, alt: hillAlt },
  ...agents.map(({ key, name, role }) => ({ name: agentPicture(key), alt: portraitAlt(name, role) })),
  ...testimonials
    .filter(({ hasPortrait }) => hasPortrait)
    .map(({ slug, name }) => ({ name: clientPicture(slug), alt: clientAlt(name) })),
  ...neighbourhoods.map(({ key, name }) => ({
    name: neighbourhoodPicture(key),
    alt: neighbourhoodAlt(name),
  })),
  ...projects.flatMap(({ number }) => projectPictures(number)),
  ...services.map(({ picture, title }) => ({ name: servicePicture(picture), alt: serviceAlt(title) })),
]
