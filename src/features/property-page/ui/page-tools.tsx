import { Phone, Share2 } from 'lucide'

import { SaveButton } from '@/features/saved/ui/save-button'
import { saveTexts } from '@/features/saved/ui/save-texts'
import { ShareList } from '@/features/saved/ui/share-list'
import { Icon } from '@/components/ui/icon'
import type { Translator } from '@/lib/i18n/translator'
import type { PropertyDetail } from '@/features/property-page/model/property-detail'

interface PageToolsProps {
  property: PropertyDetail
  /** The absolute URL of the page. */
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
            urlLabel: t('property.shareAddress'),
          }}
        />
      </div>
    </details>
  )
}

/** Actions on the page itself: save, share, print, call. */
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
      <SaveButton propertyRef={property.summary.ref} title={property.summary.title} texts={saveTexts(t)} />
      <button type="button" data-print="" className="button button-quiet max-sm:hidden noscript:hidden">
        {t('property.print')}
      </button>
    </>
  )
}
