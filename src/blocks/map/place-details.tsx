import { Navigation } from 'lucide'

import { ContactLines } from '@/features/property/ui/contact-lines'
import { Icon } from '@/components/ui/icon'
import { SmartLink } from '@/components/ui/smart-link'
import type { Translator } from '@/lib/i18n/translator'

import { routeHref, type ShownPlace } from './shown-place'

interface PlaceDetailsProps {
  place: ShownPlace
  /** Number of its pin, if there are several. */
  number: number | null
  headingLevel: 'h2' | 'h3'
  showOpeningHours: boolean
  showRoute: boolean
  t: Translator
}

/** A postal address with contact details, opening hours and a link for directions. */
export function PlaceDetails(props: PlaceDetailsProps) {
  const { place, number, headingLevel: Heading, t } = props
  const { name, address, openingHours, phone, email } = place
  const route = props.showRoute ? routeHref(place) : null
  return (
    <div className="border-t border-ink pt-5">
      {name && (
        <Heading className="text-card" data-field={place.field && '.name'}>
          {number !== null && <span className="figures">{number}. </span>}
          {name}
        </Heading>
      )}
      {address && (
        <p className="mt-2 whitespace-pre-line" data-field={place.field && '.address'}>
          {address}
        </p>
      )}
      {(phone ?? email) && <ContactLines phones={[phone]} email={email} className="mt-3" />}
      {props.showOpeningHours && openingHours && (
        <>
          <p className="mt-5 font-semibold">{t('place.openingHours')}</p>
          <p className="figures mt-1 whitespace-pre-line" data-field={place.field && '.openingHours'}>
            {openingHours}
          </p>
        </>
      )}
      {route && (
        <SmartLink href={route} className="button button-quiet mt-6">
          <Icon node={Navigation} />
          {t('place.route')}
          <span className="sr-only"> {t('place.newTab')}</span>
        </SmartLink>
      )}
    </div>
  )
}
