import {
  portalHome,
  portalPath,
  reportPath,
  sectionsOf,
  type PortalSection,
} from '@/features/accounts/model/portal-path'
import { formatPrice } from '@/features/property/model/price'
import { shortPropertyPath } from '@/features/routing/model/property-path'

import { LogOutButton } from './log-out-button'
import type { PortalContext } from './portal-context'

interface FrameProps {
  context: PortalContext
  section: PortalSection
}

interface NavProps extends FrameProps {
  /** Pages without anything to show: the menu names such a page only where it is open. */
  empty: readonly PortalSection[]
}

/** Staff see this page as the owner does; the studio is where they change something. */
function ReadOnlyNotice({ context: { property, t } }: { context: PortalContext }) {
  return (
    <p role="status" className="mt-6 max-w-3xl border-l-4 border-accent bg-mist px-4 py-3">
      {t('portal.readOnly')}{' '}
      <a href={`/admin/collections/properties/${property.id}/`} className="underline">
        {t('portal.toStudio')}
      </a>
    </p>
  )
}

function PropertyFacts({ context, section }: FrameProps) {
  const { property, locale, priceStyle, t } = context
  const { title, address, price, ref, goal, shown } = property
  return (
    <>
      {section !== 'overview' && (
        <p className="mt-3 text-lead">
          <a href={portalPath(locale, property.id)} className="font-semibold underline">
            {title}
          </a>
        </p>
      )}
      <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-slate">
        <span>{t('property.referenceNumber', { ref: String(ref) })}</span>
        {address && <span>{address}</span>}
        {price !== null && (
          <span className="figures">
            {formatPrice(price, { locale, style: priceStyle })}
            {goal === 'rent' && ` ${t('property.perMonth')}`}
          </span>
        )}
        <span className="font-semibold text-ink">{t(`portal.availability.${shown}`)}</span>
      </p>
    </>
  )
}

function SectionNav({ context: { property, locale, t }, section, empty }: NavProps) {
  const shown = sectionsOf(property.goal).filter((each) => each === section || !empty.includes(each))
  return (
    <nav aria-label={t('portal.pages')} className="mt-8 border-line max-lg:border-t lg:border-b">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-4 lg:flex lg:flex-wrap">
        {shown.map((each) => (
          <li key={each} className="border-line max-lg:border-b">
            <a
              href={portalPath(locale, property.id, each)}
              aria-current={each === section ? 'page' : undefined}
              className="inline-flex min-h-11 items-center border-b-2 border-transparent no-underline max-lg:w-full hover:border-line aria-[current=page]:border-brand aria-[current=page]:font-semibold"
            >
              {t(`portal.sections.${each}`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** What is above the content of every page about a property. */
export function PortalHead({ context, section, empty }: NavProps) {
  return (
    <>
      <PropertyFacts context={context} section={section} />
      {context.isReadOnly && <ReadOnlyNotice context={context} />}
      <SectionNav context={context} section={section} empty={empty} />
    </>
  )
}

/** What is below it: the report, the list of properties, and the end of the session. */
export function PortalFoot({ context: { property, locale, isReadOnly, t } }: { context: PortalContext }) {
  return (
    <div className="mt-14 grid gap-3 border-t border-line pt-6 sm:flex sm:flex-wrap [&_button]:w-full">
      <a href={reportPath(locale, property.id)} className="button button-quiet">
        {t('portal.report')}
      </a>
      {property.shown !== 'offline' && property.shown !== 'notFound' && (
        <a href={shortPropertyPath(property.ref, locale)} className="button button-quiet">
          {t('portal.publicPage')}
        </a>
      )}
      {!isReadOnly && (
        <>
          <a href={portalHome(locale)} className="button button-quiet">
            {t('portal.allProperties')}
          </a>
          <LogOutButton base={`/${locale}/login/`} t={t} />
        </>
      )}
    </div>
  )
}
