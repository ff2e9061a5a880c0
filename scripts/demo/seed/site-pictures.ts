import { localized, type Localized } from '@/lib/i18n/locales'

import { agents } from '../content/agents'
import { neighbourhoods } from '../content/neighbourhoods'
import { homeSections } from '../content/pages'
import { projects } from '../content/projects'
import { services } from '../content/services'
import type { PictureRequest } from '../pictures/draw-picture'

import type { SeedPicture } from './pictures'
import { required } from './required'

/** What is drawn for the site itself. Each request is the key under which its picture is found again. */
export const heroPicture: PictureRequest = { kind: 'hero', seed: 1 }
/** The agency's house, beside who we are. */
export const housePicture: PictureRequest = {
  kind: 'facade',
  seed: 197,
  building: 'masterHouse',
  floors: 3,
  light: 'morning',
  year: 1908,
}
/** Where sellers and agents sit down together. */
export const officePicture: PictureRequest = { kind: 'office', seed: 97, light: 'morning' }
/** Behind the title of the valuation page. */
export const hillPicture: PictureRequest = { kind: 'neighbourhood', seed: 2, label: 'hill' }

export const servicePicture = (topic: string): PictureRequest => ({ kind: 'service', seed: 1, label: topic })

const figures: Record<string, PictureRequest> = {
  claire: { kind: 'portrait', seed: 1, label: 'woman' },
  mathieu: { kind: 'portrait', seed: 2, label: 'man' },
  annelies: { kind: 'portrait', seed: 3, label: 'woman' },
  jonas: { kind: 'portrait', seed: 4, label: 'man' },
}

export const agentPicture = (key: string): PictureRequest => required(figures[key], `portrait of ${key}`)

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

const views: Record<string, PictureRequest> = {
  outremeuse: { kind: 'neighbourhood', seed: 1, label: 'quay' },
  guillemins: hillPicture,
  flemalleHaute: { kind: 'neighbourhood', seed: 3, label: 'park' },
}

export const neighbourhoodPicture = (key: string): PictureRequest => required(views[key], `view of ${key}`)

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
  const facade: PictureRequest = {
    kind: 'facade',
    seed: 9000 + number,
    building: number === 3 ? 'newBuild' : 'apartments',
    floors: number === 3 ? 2 : 4,
    light: 'golden',
    year: 2026,
    garden: number === 3,
  }
  const alt = projectAlt(name)
  return [facade, { kind: 'aerial', seed: 9000 + number } as const].map((request) => ({ request, alt }))
}

const portraitAlt = (name: string, role: Localized): Localized => ({
  nl: `Getekend portret van ${name}, ${role.nl.toLowerCase()}`,
  fr: `Portrait dessiné de ${name}, ${role.fr.toLowerCase()}`,
  en: `Drawn portrait of ${name}, ${role.en.toLowerCase()}`,
  de: `Gezeichnetes Porträt: ${name}, ${role.de}`,
})

const serviceAlt = (title: Localized): Localized => {
  const words: Localized = {
    nl: 'Tekening bij de dienst',
    fr: 'Dessin du service',
    en: 'Drawing for the service',
    de: 'Zeichnung zur Leistung',
  }
  return localized((locale) => `${words[locale]} “${title[locale]}”`)
}

export const sitePictures: SeedPicture[] = [
  { request: heroPicture, alt: homeSections.hero.pictureAlt },
  { request: housePicture, alt: houseAlt },
  { request: officePicture, alt: officeAlt },
  { request: hillPicture, alt: hillAlt },
  ...agents.map(({ key, name, role }) => ({ request: agentPicture(key), alt: portraitAlt(name, role) })),
  ...neighbourhoods.map(({ key, name }) => ({
    request: neighbourhoodPicture(key),
    alt: neighbourhoodAlt(name),
  })),
  ...projects.flatMap(({ number }) => projectPictures(number)),
  ...services.map(({ picture, title }) => ({ request: servicePicture(picture), alt: serviceAlt(title) })),
]
