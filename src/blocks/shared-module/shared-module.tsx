import { getModule } from '@/features/content/server/get-content'
import { idOf } from '@/lib/values/read-value'

import type { BlockViewProps } from '../define-block'
import { RenderBlocks } from '../render-blocks'

/** A library module in its current state. */
export async function SharedModule({ data, context }: BlockViewProps<'sharedModule'>) {
  const sharedModule = await getModule(idOf(data.module), context.locale)
  // The library accepts no shared modules, so this does not recurse.
  return sharedModule ? (
    <RenderBlocks blocks={sharedModule.blocks} context={context} firstIndex={context.index} />
  ) : null
}
