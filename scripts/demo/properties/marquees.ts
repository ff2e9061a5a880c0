import type { Localized } from '@/lib/i18n/locales'
import type { DemoMarquee, DemoStatus } from './facts'

/** The demo agency's meaning of each marquee number: the default of the mapping that an editor can change. */
export const demoMarquees: Record<DemoMarquee, { name: Localized; status: DemoStatus }> = {
  0: { name: { nl: '', fr: '', en: '', de: '' }, status: 'active' },
  1: { name: { nl: 'Nieuw', fr: 'Nouveau', en: 'New', de: 'Neu' }, status: 'active' },
  2: {
    name: { nl: 'Prijsverlaging', fr: 'Baisse de prix', en: 'Price reduced', de: 'Preissenkung' },
    status: 'active',
  },
  3: {
    name: { nl: 'In optie', fr: 'Sous option', en: 'Under option', de: 'Unter Option' },
    status: 'underOption',
  },
  4: { name: { nl: 'Verhuurd', fr: 'Loué', en: 'Rented', de: 'Vermietet' }, status: 'rented' },
  5: { name: { nl: 'Verkocht', fr: 'Vendu', en: 'Sold', de: 'Verkauft' }, status: 'sold' },
}
