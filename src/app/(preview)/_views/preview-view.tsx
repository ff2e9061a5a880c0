import { LoadedView } from '@/app/(site)/_views/site-page'
import { RenderBlocks } from '@/blocks/render-blocks'
import { SiteShell } from '@/components/layout/site-shell'
import { PreviewCss } from '@/components/preview/preview-css'
import { getShell } from '@/lib/data/get-shell'
import type { Translator } from '@/lib/i18n/translator'
import { previewPath, type Previewed } from '@/lib/preview/previewed'
import type { Shell } from '@/lib/shell/shell'
import { cleanCss } from '@/lib/theme/clean-css'

import type { LoadedPreview } from './load-preview'

/** Longer than anybody looks: in its preview the popup is opened at once, and in others it has no place. */
const NEVER_IN_SECONDS = 86_400

/** Header and footer as they are, without what measures or interrupts (acceptance C6). */
async function readShell(loaded: LoadedPreview, previewed: Previewed): Promise<Shell> {
  const path = 'path' in loaded ? loaded.path : previewPath(previewed)
  const shell = await getShell(previewed.locale, path, loaded.kind === 'property' ? loaded.parts : undefined)
  const popup =
    previewed.id === 'popup' && shell.popup ? { ...shell.popup, delayInSeconds: NEVER_IN_SECONDS } : null
  return { ...shell, popup, tracking: {} }
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
  if (loaded.kind !== 'page') return <LoadedView loaded={loaded} query={{}} shell={shell} />
  const { css } = loaded.page
  return (
    <>
      {/* The file with the css of the page is that of the public one. */}
      <LoadedView loaded={{ ...loaded, page: { ...loaded.page, css: null } }} query={{}} shell={shell} />
      {css && <PreviewCss css={cleanCss(css)} />}
    </>
  )
}
