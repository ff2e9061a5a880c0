import { getModule } from '@/lib/data/get-module'
import { idOf } from '@/lib/data/id-of'

import type { BlockViewProps } from '../define-block'
import { RenderBlocks } from '../render-blocks'

/** A block of the library, as it stands there now. */
export async function SharedModule({ data, context }: BlockViewProps<'sharedModule'>) {
  const shared = await getModule(idOf(data.module), context.locale)
  // The library offers no shared modules inside itself, so this ends here.
  return shared ? <RenderBlocks blocks={shared.blocks} context={context} firstIndex={context.index} /> : null
}
