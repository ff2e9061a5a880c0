import { LoadedView } from '@/app/(site)/_views/site-page'
import { RenderBlocks } from '@/blocks/render-blocks'
import { SiteShell } from '@/features/shell/ui/site-shell'
import { PreviewCss } from '@/features/preview/ui/preview-css'
import { getSettings } from '@/features/content/server/get-settings'
import { getShell } from '@/features/shell/server/get-shell'
import type { Translator } from '@/lib/i18n/translator'
import { documentMark } from '@/lib/field-marks'
import { resolveTheme } from '@/lib/theme/theme'
import { themeSheet } from '@/lib/theme/theme-sheet'
import { previewPath, type Previewed } from '@/features/preview/model/previewed'
import type { Shell } from '@/features/shell/model/shell'
import { cleanCss } from '@/lib/values/clean-css'

import type { LoadedPreview } from './load-preview'

/** Longer than any visit: in its own preview the popup opens at once, and in others it does not open. */
const neverInSeconds = 86_400

/** Header and footer unchanged, without analytics, consent question and popup (acceptance C6). */
async function readShell(loaded: LoadedPreview, previewed: Previewed): Promise<Shell> {
  const path = 'path' in loaded ? loaded.path : previewPath(previewed)
  const shell = await getShell(previewed.locale, path, loaded.kind === 'property' ? loaded.parts : undefined)
  const popup =
    previewed.id === 'popup' && shell.popup ? { ...shell.popup, delayInSeconds: neverInSeconds } : null
  return { ...shell, popup, tracking: {} }
}

/** The look as it is typed: the document around the page was made with the saved one. */
export async function TypedTheme({ previewed }: { previewed: Previewed }) {
  if (previewed.id !== 'siteConfig') return null
  const { config } = await getSettings(previewed.locale)
  return <PreviewCss css={themeSheet(resolveTheme(config.brand))} />
}

interface PreviewViewProps {
  loaded: LoadedPreview
  previewed: Previewed
  t: Translator
}

/** The views of the site, with the draft. */
export async function PreviewView({ loaded, previewed, t }: PreviewViewProps) {
  const shell = await readShell(loaded, previewed)
  if (loaded.kind === 'notYet')
    return (
      <SiteShell shell={shell}>
        <p className="wrap section text-lead text-slate">{t('preview.notYet')}</p>
      </SiteShell>
    )
  if (loaded.kind === 'module') {
    const context = { locale: previewed.locale, path: previewPath(previewed), query: {} }
    return (
      <SiteShell shell={shell}>
        <RenderBlocks blocks={loaded.module.blocks} context={context} />
      </SiteShell>
    )
  }
  if (loaded.kind === 'property' && previewed.id === 'propertyDisplay')
    return (
      <div className="contents" data-document={documentMark('properties', loaded.property.summary.id)}>
        <LoadedView loaded={loaded} query={{}} shell={shell} />
      </div>
    )
  if (loaded.kind !== 'page') return <LoadedView loaded={loaded} query={{}} shell={shell} />
  const { css } = loaded.page
  return (
    <>
      {/* The CSS file of the public page does not contain the draft. */}
      <LoadedView loaded={{ ...loaded, page: { ...loaded.page, css: null } }} query={{}} shell={shell} />
      {css && <PreviewCss css={cleanCss(css)} />}
    </>
  )
}
