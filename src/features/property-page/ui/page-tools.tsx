import { SaveButton } from '@/features/saved/ui/save-button'
import { saveTexts } from '@/features/saved/ui/save-texts'
import { ShareList } from '@/features/saved/ui/share-list'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import type { PropertyForm } from '@/features/submissions/model/property-forms'
import { phoneHref } from '@/lib/values/phone'

import { questionId } from './contact-actions'

interface PageToolsProps {
  property: PropertyDetail
  /** The forms offered for this property. */
  forms: readonly PropertyForm[]
  /** The absolute URL of the page. */
  url: string
  t: Translator
}

/** What the e-mail and the message about a property are called. */
const subjectOf = ({ property, t }: PageToolsProps): string =>
  t('property.mailSubject', { ref: String(property.summary.ref), title: property.summary.title })

function Share(props: PageToolsProps) {
  const { url, t } = props
  return (
    <details className="group/share open:basis-full">
      <summary className="button button-quiet list-none">
        <span aria-hidden="true" className="icon icon-share" />
        {t('property.share')}
      </summary>
      <div className="mt-3">
        <ShareList
          url={url}
          texts={{
            share: t('saved.share'),
            copy: t('saved.copyLink'),
            copied: t('saved.copied'),
            mail: t('saved.mail'),
            subject: subjectOf(props),
            urlLabel: t('property.shareAddress'),
          }}
        />
      </div>
    </details>
  )
}

/** The agent's telephone, WhatsApp, and the question form with a request to be called back. */
function Contact(props: PageToolsProps) {
  const { property, forms, url, t } = props
  const { phone, whatsapp } = property.agent ?? {}
  const message = encodeURIComponent(`${subjectOf(props)} ${url}`)
  return (
    <>
      {phone && (
        <a href={phoneHref(phone)} className="button button-quiet">
          <span aria-hidden="true" className="icon icon-phone" />
          {t('property.call')}
        </a>
      )}
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet"
        >
          <span aria-hidden="true" className="icon icon-whatsapp" />
          WhatsApp
        </a>
      )}
      {forms.includes('contactMe') && (
        <a
          href={`#${questionId}`}
          data-call-back={t('property.callBackMessage')}
          className="button button-quiet"
        >
          <span aria-hidden="true" className="icon icon-callBack" />
          {t('property.callBack')}
        </a>
      )}
    </>
  )
}

/** Contact, and actions on the page itself: share, save, print. */
export function PageTools(props: PageToolsProps) {
  const { property, t } = props
  return (
    <>
      <Contact {...props} />
      <Share {...props} />
      <SaveButton propertyRef={property.summary.ref} title={property.summary.title} texts={saveTexts(t)} />
      <button type="button" data-print="" className="button button-quiet max-sm:hidden noscript:hidden">
        <span aria-hidden="true" className="icon icon-print" />
        {t('property.print')}
      </button>
    </>
  )
}
