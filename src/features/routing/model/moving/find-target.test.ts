import { expect, test } from 'vitest'

import { indexRouteTable } from '../route-table'
import { seededTable } from '../route-table.fixture'
import { findTarget, makeFinder } from './find-target'

const property = (ref: number, externalId: string | null, headline: string) => ({
  ref,
  externalId,
  headline: { fr: headline },
  slugs: ['liege', 'sint-truiden', 'maison'],
})

const finder = makeFinder(indexRouteTable(seededTable), [
  property(4638, '77001', 'Maison de maître avec jardin'),
  property(4639, '4638', 'Appartement neuf'),
  property(4640, '88000', 'Appartement neuf'),
  property(4641, '88000', 'Terrain'),
])

const find = (path: string, more = {}) => findTarget(finder, { path, locale: 'fr', ...more })

test.each([
  ['/fr/bien/4638/', {}, { target: 4638, by: 'reference' }],
  ['/fr/bien/77001/', {}, { target: 4638, by: 'reference' }],
  ['/fr/vente/maison-a-liege-77001/', {}, { target: 4638, by: 'reference' }],
  ['/fr/vente/huis-sint-truiden-77001/', {}, { target: 4638, by: 'reference' }],
  ['/fr/dossier-77001/', {}, { problem: 'unknown' }],
  ['/fr/bien/88000/', {}, { problem: 'unknown' }],
  ['/fr/x/', { hint: '4639' }, { target: 4639, by: 'reference' }],
  ['/fr/x/', { hint: 'Maison de Maître, avec jardin' }, { target: 4638, by: 'title' }],
  ['/fr/x/', { title: 'Maison de maître avec jardin' }, { target: 4638, by: 'title' }],
  ['/fr/x/', { title: 'Appartement neuf' }, { problem: 'ambiguous' }],
  ['/fr/vente/maison-de-maitre-avec-jardin/', {}, { target: 4638, by: 'title' }],
  ['/fr/site/a-vendre/', {}, { target: '/fr/a-vendre/', by: 'title' }],
  ['/fr/site/te-koop/', {}, { problem: 'unknown' }],
  ['/fr/---/', {}, { problem: 'unknown' }],
])('%s with %j leads to %j', (path, more, expected) => expect(find(path, more)).toEqual(expected))
