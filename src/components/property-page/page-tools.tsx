import { Phone, Share2 } from 'lucide'

import { SaveButtons } from '@/components/saved/save-buttons'
import { saveTexts } from '@/components/saved/save-texts'
import { ShareList } from '@/components/saved/share-list'
import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/lib/property/property-detail'

import { PrintButton } from './print-button'

interface PageToolsProps {
  property: PropertyDetail
  /** The whole address of the page. */
  url: string
  t: Translator
}

function Share({ property, url, t }: PageToolsProps) {
  const { ref, title } = property.summary
  return (
    <details className="group/share open:basis-full">
      <summary className="button button-quiet list-none">
        <Icon node={Share2} className="size-4" />
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
            subject: t('property.mailSubject', { ref: String(ref), title }),
            address: t('property.shareAddress'),
          }}
        />
      </div>
    </details>
  )
}

/** What can be done with the page itself: keep it, share it, print it, call about it. */
export function PageTools(props: PageToolsProps) {
  const { property, t } = props
  const phone = property.agent?.phone
  return (
    <>
      {phone && (
        <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="button button-quiet">
          <Icon node={Phone} className="size-4" />
          {t('property.call')}
        </a>
      )}
      <Share {...props} />
      <SaveButtons
        variant="page"
        propertyRef={property.summary.ref}
        title={property.summary.title}
        texts={saveTexts(t)}
      />
      <PrintButton label={t('property.print')} />
    </>
  )
}
