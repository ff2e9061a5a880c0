import type { Metadata } from 'next'
import { forbidden, notFound } from 'next/navigation'

import { Approval, readApprovalRevision } from '@/app/(preview)/_views/approval'
import { frameBlocks } from '@/app/(preview)/_views/frame-block'
import { loadPreview } from '@/app/(preview)/_views/load-preview'
import { PreviewView, TypedTheme } from '@/app/(preview)/_views/preview-view'
import type { BlockBarTexts } from '@/features/preview/ui/block-bar'
import type { RichTextWords } from '@/features/preview/ui/rich-text-bar'
import { PreviewEnd, PreviewLanguages } from '@/features/preview/ui/preview-bar'
import { PreviewListener } from '@/features/preview/ui/preview-listener'
import { findPreviewViewer, type PreviewViewer } from '@/features/preview/server/find-preview-viewer'
import { showInstead } from '@/lib/cache/preview-overlay'
import { isLocale, type Locale } from '@/lib/i18n/locales'
import { studioTranslator } from '@/lib/i18n/studio-text'
import type { Translator } from '@/lib/i18n/translator'
import { getPageTranslator } from '@/features/property/server/reads'
import { staffRole } from '@/lib/payload/access'
import { payloadClient } from '@/lib/payload/payload-client'
import { readStudioLanguages } from '@/lib/payload/read-languages'
import { readPreviewed, type Previewed } from '@/features/preview/model/previewed'
import { formatMoment } from '@/lib/time/format-time'

interface PreviewPageProps {
  params: Promise<{ locale: string; kind: string; id: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A draft is never cached, neither here nor by the browser. */
export const dynamic = 'force-dynamic'

export async function generateMetadata({ params }: PreviewPageProps): Promise<Metadata> {
  const { locale } = await params
  if (!isLocale(locale)) return {}
  const t = await getPageTranslator(locale)
  // The URL of a link is its key and is sent to no other site.
  return { title: t('preview.title'), robots: { index: false, follow: false }, referrer: 'same-origin' }
}

/** The words of the bar on a block, in the language of the studio. */
function barTexts(
  { language }: Extract<PreviewViewer, { by: 'staff' }>,
  kind: Previewed['kind'],
): BlockBarTexts {
  const t = studioTranslator(language)
  return {
    name: t('blockBar.name', { name: '{name}' }),
    place: t('blockBar.place', { place: '{place}', total: '{total}' }),
    drag: t('blockBar.drag'),
    type: t('blockBar.type'),
    emptyHeading: t('blockBar.emptyHeading'),
    emptyText: t('blockBar.emptyText'),
    insertFirst: t('blockBar.insertFirst'),
    insertAbove: t('blockBar.insertAbove'),
    insertBelow: t('blockBar.insertBelow'),
    up: t('blockBar.up'),
    down: t('blockBar.down'),
    duplicate: t('blockBar.duplicate'),
    hide: t('blockBar.hide'),
    remove: t('blockBar.remove'),
    copy: t('blockBar.copy'),
    comment: t('comments.onBlock'),
    // Patterns are of pages.
    pattern: kind === 'pages' ? t('blockBar.pattern') : null,
  }
}

/** The words of the bar on a text, in the language of the studio. */
function textWords({ language }: Extract<PreviewViewer, { by: 'staff' }>): RichTextWords {
  const t = studioTranslator(language)
  return {
    text: t('textBar.text'),
    bar: t('textBar.bar'),
    bold: t('textBar.bold'),
    italic: t('textBar.italic'),
    bullets: t('textBar.bullets'),
    numbers: t('textBar.numbers'),
    link: t('textBar.link'),
    url: t('textBar.url'),
    apply: t('textBar.apply'),
    wrongUrl: t('textBar.wrongUrl'),
  }
}

interface SurroundingsProps {
  previewed: Previewed
  viewer: PreviewViewer
  /** The languages in which the document may be previewed. */
  languages: readonly Locale[]
  /** The revision that the holder of a link may approve; null for others. */
  revision: number | null
  query: Awaited<PreviewPageProps['searchParams']>
  t: Translator
}

/** Around the page: for staff the link to the form, for others a notice that it is a draft. */
function Surroundings({ previewed, viewer, languages, revision, query, t }: SurroundingsProps) {
  const links = { previewed, languages, label: t('preview.languages') }
  if (viewer.by === 'link') {
    const until = formatMoment(viewer.until, previewed.locale, 'long')
    const { approval, token } = viewer
    return (
      <PreviewEnd text={t('preview.until', { until })}>
        <PreviewLanguages {...links} token={token} />
        {approval && revision !== null && (
          <Approval
            previewed={previewed}
            link={approval}
            revision={revision}
            token={token}
            query={query}
            t={t}
          />
        )}
      </PreviewEnd>
    )
  }
  return (
    <>
      <PreviewLanguages {...links} />
      <PreviewListener
        previewed={previewed}
        opensPopup={previewed.id === 'popup'}
        barTexts={
          hasBlocks(previewed) && staffRole(viewer.user) !== 'translator'
            ? barTexts(viewer, previewed.kind)
            : null
        }
        textWords={textWords(viewer)}
      />
    </>
  )
}

/** On a page that is shown for its header or footer, blocks have no fields beside it. */
const hasBlocks = ({ kind }: Previewed): boolean =>
  kind === 'pages' || kind === 'articles' || kind === 'modules'

const frameFor = (viewer: PreviewViewer, { locale }: Previewed, t: Translator) =>
  viewer.by === 'staff'
    ? frameBlocks({ language: viewer.language, incomplete: t('preview.incomplete') })
    : frameBlocks({ language: locale, incomplete: null })

/** The preview of a document that is being edited. */
export default async function PreviewPage({ params, searchParams }: PreviewPageProps) {
  const previewed = readPreviewed(await params)
  if (!previewed) notFound()
  const query = await searchParams
  const viewer = await findPreviewViewer(previewed, query.token)
  if (!viewer) forbidden()
  // Before the text: what changes in between is not approved.
  const revision = await readApprovalRevision(previewed, viewer.by === 'link' ? viewer.approval : undefined)
  showInstead({ marksFields: viewer.by === 'staff' })
  const [loaded, t, languages] = await Promise.all([
    loadPreview(previewed, viewer),
    getPageTranslator(previewed.locale),
    readStudioLanguages(await payloadClient()),
  ])
  if (!loaded) notFound()
  if (hasBlocks(previewed)) showInstead({ frame: frameFor(viewer, previewed, t) })
  return (
    <>
      <PreviewView loaded={loaded} previewed={previewed} t={t} />
      <TypedTheme previewed={previewed} />
      <Surroundings
        previewed={previewed}
        viewer={viewer}
        languages={languages}
        revision={revision}
        query={query}
        t={t}
      />
    </>
  )
}
