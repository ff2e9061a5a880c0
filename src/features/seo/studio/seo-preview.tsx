'use client'

import { useDocumentInfo, useLocale } from '@payloadcms/ui'

import { excerpt } from '@/features/property/model/excerpt'
import {
  textsOfPage,
  type ShownTexts,
  type TextSource,
  siteSuffix,
  type SiteTexts,
} from '@/features/seo/model/page-texts'
import { goodLengths } from '@/features/seo/model/text-length'
import { useStudioText } from '@/studio/use-studio-text'
import { useStudioData } from '@/studio/use-studio-request'
import { Notice } from '@/studio/ui/parts'
import { toLocale, type Locale } from '@/lib/i18n/locales'

import { usePageInForm, type PageInForm } from './use-page-in-form'

import './seo.css'

interface Surroundings {
  locale: Locale
  site: SiteTexts
  agency: string
  /** Public path in the language being edited; `null` while there is none. */
  path: string | null
  sitePicture: string | null
}

interface StoredConfig {
  agency?: { name?: string | null }
  seoDefaults?: {
    titleSuffix?: string | null
    description?: string | null
    image?: { id: string } | string | null
  }
}

const ownersOfRoutes: Record<string, string> = { pages: 'page', articles: 'article' }

/** Data of the preview that is not in the form: texts of the site and the path of the page. */
function useSurroundings(): Surroundings {
  const { id, collectionSlug } = useDocumentInfo()
  const { code } = useLocale()
  const locale = toLocale(code)
  const query = { locale, 'fallback-locale': 'none', depth: '0' }
  const owner = ownersOfRoutes[collectionSlug ?? '']
  const isRouted = owner !== undefined && id !== undefined
  const settings = useStudioData<StoredConfig>('globals/siteConfig', { query })
  const routes = useStudioData<{ docs: { path?: string }[] }>(isRouted ? 'routes' : null, {
    query: { [`where[${owner}][equals]`]: String(id), ...query, limit: '1' },
  })

  const { agency, seoDefaults } = settings.data ?? {}
  const image = seoDefaults?.image
  const path = routes.data?.docs[0]?.path
  return {
    locale,
    site: {
      suffix: siteSuffix(seoDefaults?.titleSuffix, agency?.name),
      description: seoDefaults?.description ?? null,
    },
    agency: agency?.name ?? '',
    path: path ? `/${locale}${path}` : null,
    sitePicture: typeof image === 'object' ? (image?.id ?? null) : (image ?? null),
  }
}

interface StoredPicture {
  url?: string | null
  sizes?: Record<string, { url?: string | null; width?: number | null } | undefined>
}

/** URL of the smallest size of at least 600 px, else of the largest: the file itself may show more than visitors see. */
function urlOf({ url, sizes = {} }: StoredPicture): string | null {
  const made = Object.values(sizes)
    .filter((size) => size?.url)
    .toSorted((one, other) => (one?.width ?? 0) - (other?.width ?? 0))
  const shown = made.find((size) => (size?.width ?? 0) >= 600) ?? made.at(-1)
  return shown?.url ?? url ?? null
}

/** URL of a stored picture; null while it is read and when there is none. */
function usePictureUrl(id: string | null): string | null {
  const { data } = useStudioData<StoredPicture>(id && `media/${id}`, { query: { depth: '0' } })
  return data && urlOf(data)
}

/** The sentence for the origin of a text; texts of the SEO tab are called “your text”. */
const sourceKeys = {
  metaTitle: 'field',
  metaDescription: 'field',
  ogTitle: 'field',
  ogDescription: 'field',
  twitterTitle: 'field',
  twitterDescription: 'field',
  pageTitle: 'pageTitle',
  title: 'title',
  ownDescription: 'ownDescription',
  siteDescription: 'siteDescription',
} as const satisfies Record<TextSource, string>

interface PartProps {
  texts: ShownTexts
  surroundings: Surroundings
}

const hostName = (): string => (typeof location === 'undefined' ? '' : location.host)

function SearchResult({ texts, surroundings }: PartProps) {
  const t = useStudioText()
  const { title, description } = texts
  const steps = (surroundings.path ?? `/${surroundings.locale}/…/`).split('/').filter(Boolean)
  return (
    <figure className="studio-stack studio-stack--tight">
      <figcaption className="studio-strong">{t('seo.result')}</figcaption>
      <div className="studio-panel studio-paper studio-stack studio-stack--tight" lang={surroundings.locale}>
        <span>
          {surroundings.agency} · {[hostName(), ...steps].join(' › ')}
        </span>
        <span className="studio-seo__title">
          {excerpt(title.text, { maxLength: goodLengths.title.max, ellipsis: true })}
        </span>
        <span>{description?.text ?? '…'}</span>
      </div>
      <ul className="studio-list studio-muted">
        <li>{t('seo.title', { source: t(`seo.source.${sourceKeys[title.source]}`) })}</li>
        <li>
          {description
            ? t('seo.description', { source: t(`seo.source.${sourceKeys[description.source]}`) })
            : t('seo.noDescription')}
        </li>
      </ul>
    </figure>
  )
}

interface ShownPicture {
  id: string | null
  origin: 'field' | 'page' | 'site'
}

function pictureOf(
  { chosenPicture, isActiveSEO, ownPicture }: PageInForm,
  sitePicture: string | null,
): ShownPicture {
  if (chosenPicture && isActiveSEO) return { id: chosenPicture, origin: 'field' }
  return ownPicture ? { id: ownPicture, origin: 'page' } : { id: sitePicture, origin: 'site' }
}

function SharedCard({ texts, surroundings, picture }: PartProps & { picture: ShownPicture }) {
  const t = useStudioText()
  const { title, description } = texts.card
  const url = usePictureUrl(picture.id)
  return (
    <figure className="studio-stack studio-stack--tight">
      <figcaption className="studio-strong">{t('seo.card')}</figcaption>
      <div
        className="studio-panel studio-paper studio-stack studio-stack--tight studio-seo__card"
        lang={surroundings.locale}
      >
        {url ? (
          <img className="studio-picture" src={url} alt="" />
        ) : (
          <span className="studio-picture">{t('seo.noPicture')}</span>
        )}
        <span>{hostName()}</span>
        <strong>{title.text}</strong>
        <span className="studio-seo__text">{description?.text}</span>
      </div>
      <ul className="studio-list studio-muted">
        <li>{t('seo.title', { source: t(`seo.source.${sourceKeys[title.source]}`) })}</li>
        {description && (
          <li>{t('seo.description', { source: t(`seo.source.${sourceKeys[description.source]}`) })}</li>
        )}
        {picture.id && <li>{t('seo.pictureFrom', { source: t(`seo.picture.${picture.origin}`) })}</li>}
      </ul>
    </figure>
  )
}

/** Previews of the search result and the shared card, updated while the editor types. */
export function SeoPreview() {
  const t = useStudioText()
  const page = usePageInForm()
  const surroundings = useSurroundings()
  const texts = textsOfPage(page, surroundings.site)
  return (
    <div className="studio-part studio-stack studio-seo">
      {page.isActiveSEO === false && <Notice tone="warn">{t('seo.off')}</Notice>}
      {page.title === '' && <Notice tone="warn">{t('seo.noTitle')}</Notice>}
      <div className="studio-fields">
        <SearchResult texts={texts} surroundings={surroundings} />
        <SharedCard
          texts={texts}
          surroundings={surroundings}
          picture={pictureOf(page, surroundings.sitePicture)}
        />
      </div>
    </div>
  )
}
