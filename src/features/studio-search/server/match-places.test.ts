import { expect, test } from 'vitest'

import { matchPlaces } from './match-places'
import type { StudioPlace } from './studio-places'

const place = (kind: StudioPlace['kind'], title: string, more: Partial<StudioPlace> = {}): StudioPlace => ({
  kind,
  key: `${kind}:${title}`,
  href: '/admin/',
  title,
  detail: '',
  picture: null,
  parts: [],
  words: '',
  text: '',
  ...more,
})

const places = [
  place('places', 'Biens', { detail: 'Catalogue' }),
  place('places', 'Configuration du site', { parts: ['Langues', 'Captcha', 'Téléphone de l’agence'] }),
  place('actions', 'Créer : bien', { words: 'nouveau nouvelle ajouter' }),
  place('help', 'Images', { text: 'Une photo au format HEIC est acceptée' }),
]
const titlesFor = (text: string) => matchPlaces(places, text, 'fr').map(({ place: { title } }) => title)

test.each([
  ['biens', ['Biens']],
  ['catalogue', ['Biens']],
  ['nouveau bien', ['Créer : bien']],
  ['creer', ['Créer : bien']],
  ['captcha', ['Configuration du site']],
  ['capcha', ['Configuration du site']],
  ['telephone', ['Configuration du site']],
  ['configuraton', ['Configuration du site']],
  ['heic', ['Images']],
  ['heci', []],
  ['inconnu', []],
  ['', []],
])('%s finds %j', (text, titles) => {
  expect(titlesFor(text)).toEqual(titles)
})

test('the label of a field is shown beside the settings that have it', () => {
  expect(matchPlaces(places, 'captcha', 'fr')[0]?.place.detail).toBe('Captcha')
})

test('a title counts more than what belongs to it', () => {
  expect(titlesFor('bien')).toEqual(['Créer : bien', 'Biens'])
})
