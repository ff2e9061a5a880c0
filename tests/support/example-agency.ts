import type { TeamMember } from '@/features/content/server/find-agents'
import type { AgentWork } from '@/features/listings/server/find-agent-work'
import type { PlaceIndex } from '@/features/listings/server/find-place-index'
import type { SiteSettings } from '@/features/content/server/get-settings'
import type { MapLocality } from '@/features/map/model/map-points'

import { exampleProperties } from './example-documents'

/** Prepared reads about the agency and its places. */

export const exampleTeam: TeamMember[] = [
  {
    id: 'sophie',
    name: 'Sophie Renard',
    role: 'Agente immobilière',
    phone: '042370001',
    mobilePhone: '0495112233',
    email: 'sophie@immo-perron.example',
    languages: ['fr', 'nl'],
    portrait: null,
    registrationNumber: 'IPI 500.001',
    biography: 'Sophie a appris le métier avec sa mère.',
  },
  {
    id: 'anke',
    name: 'Anke De Smet',
    role: null,
    phone: null,
    mobilePhone: null,
    email: null,
    languages: [],
    portrait: null,
    registrationNumber: null,
    biography: null,
  },
]

export const exampleAgentWork = (agent: string): AgentWork =>
  agent === 'sophie'
    ? { cities: ['Flémalle', 'Seraing'], gone: exampleProperties.slice(0, 1) }
    : { cities: [], gone: [] }

export const examplePlaceIndex: PlaceIndex = {
  cities: [
    {
      name: 'Flémalle',
      zip: '4400',
      saleCount: 29,
      rentCount: 3,
      saleHref: '/fr/a-vendre/?city=Fl%C3%A9malle%7C4400',
      rentHref: '/fr/a-louer/?city=Fl%C3%A9malle%7C4400',
    },
    {
      name: 'Grâce-Hollogne',
      zip: '4460',
      saleCount: 41,
      rentCount: 0,
      saleHref: '/fr/a-vendre/?city=Gr%C3%A2ce-Hollogne%7C4460',
      rentHref: null,
    },
  ],
  types: [{ name: 'Maison', saleCount: 21, rentCount: 0, saleHref: '/fr/a-vendre/?type=1', rentHref: null }],
  totals: { sale: 21, rent: 0 },
}

export const exampleMapLocalities: MapLocality[] = [
  { name: 'Liège', latitude: 50.6412, longitude: 5.5718, isMain: true },
  { name: 'Flémalle', latitude: 50.6001, longitude: 5.4717, isMain: true },
  { name: 'Seraing', latitude: 50.6119, longitude: 5.5083, isMain: true },
  { name: 'Montegnée', latitude: 50.6429, longitude: 5.5152, isMain: false },
]

export const exampleSiteSettings: SiteSettings = {
  config: {
    id: 'site',
    languageDefault: 'fr',
    priceStyle: 'belgianDutch',
    nearRadius: 10,
    captcha: { provider: 'own' },
    agency: {
      name: 'Immo Perron',
      phone: '042370000',
      email: 'info@immo-perron.example',
      street: 'Rue de la Régence',
      houseNumber: '12',
      zip: '4000',
      city: 'Liège',
      latitude: 50.6412,
      longitude: 5.5718,
      openingHours: 'Lundi au vendredi : 9 h à 18 h',
    },
  },
  header: { id: 'header', logoPosition: 'left', menuPosition: 'right', languagePosition: 'right' },
  footer: { id: 'footer' },
  popup: { id: 'popup' },
}
