import type { Translator } from '@/lib/i18n/translator'
import type { PictureSource } from '@/lib/values/picture-source'

import { LightboxPlace } from './lightbox-place'
import { lightboxTexts } from './lightbox-texts'
import { PageSection } from './page-section'
import { PhotoLink } from './photo-link'

/** The floor plans; in the lightbox they can be zoomed. */
export function Plans({ plans, t }: { plans: readonly PictureSource[]; t: Translator }) {
  if (plans.length === 0) return null
  return (
    <PageSection id="plans" title={t('property.plans')} isPrinted>
      <LightboxPlace texts={lightboxTexts(t)}>
        <ul className="grid gap-4 sm:grid-cols-2">
          {plans.map((plan) => (
            <li key={plan.src} className="border border-line">
              <PhotoLink picture={plan} sizes="(min-width: 64rem) 30vw, 90vw" className="h-auto w-full" />
            </li>
          ))}
        </ul>
      </LightboxPlace>
    </PageSection>
  )
}
