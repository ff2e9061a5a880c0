import { SaveButton } from '@/features/saved/ui/save-button'
import { saveTexts } from '@/features/saved/ui/save-texts'
import { PropertyNote } from '@/features/saved/ui/property-note'
import { ShareList } from '@/features/saved/ui/share-list'
import { messageMark } from '@/lib/field-marks'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'
import { propertyFormHref, type PropertyForm } from '@/features/submissions/model/property-forms'

import { questionId } from './contact-actions'
import { PropertyIcon } from './property-icon'

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
  const { property, forms, url, t } = props
  return (
    <details className="group/share open:basis-full">
      <summary className="button button-quiet list-none">
        <PropertyIcon name="share" />
        {t('property.share')}
      </summary>
      <div className="mt-3 flex flex-wrap gap-3">
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
        {forms.includes('sendToFriend') && (
          <a
            href={propertyFormHref(property.summary.href, 'sendToFriend')}
            rel="nofollow"
            className="button button-quiet min-h-11"
          >
            {t('property.sendToFriend')}
          </a>
        )}
        <button
          type="button"
          data-print=""
          className="button button-quiet min-h-11 max-sm:hidden noscript:hidden"
        >
          <PropertyIcon name="print" />
          {t('property.print')}
        </button>
      </div>
    </details>
  )
}

/** WhatsApp to the agent, and the question form with a request to be called back: beside the agent's numbers. */
export function AgentLinks(props: PageToolsProps) {
  const { property, forms, url, t } = props
  const whatsapp = property.agent?.whatsapp
  const message = encodeURIComponent(`${subjectOf(props)} ${url}`)
  return (
    <p className="mt-4 flex flex-wrap gap-2 empty:hidden print:hidden" data-message={messageMark()}>
      {whatsapp && (
        <a
          href={`https://wa.me/${whatsapp}?text=${message}`}
          target="_blank"
          rel="noopener noreferrer"
          className="button button-quiet min-h-11"
        >
          <span aria-hidden="true" className="icon icon-whatsapp" />
          WhatsApp
        </a>
      )}
      {forms.includes('contactMe') && (
        <a
          href={`#${questionId}`}
          data-call-back={t('property.callBackMessage')}
          className="button button-quiet min-h-11"
        >
          <PropertyIcon name="callBack" />
          {t('property.callBack')}
        </a>
      )}
    </p>
  )
}

/** The two actions on the page itself: save it, with a note of one's own about it, and share it, also on paper. */
export function PageTools(props: PageToolsProps) {
  const { property, t } = props
  const { ref, title } = property.summary
  return (
    <>
      <SaveButton propertyRef={ref} title={title} texts={saveTexts(t)} className="peer" />
      <Share {...props} />
      <PropertyNote
        propertyRef={ref}
        label={t('saved.note')}
        help={t('property.noteHelp')}
        className="hidden basis-full peer-aria-pressed:block"
      />
    </>
  )
}
