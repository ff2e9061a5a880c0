import { getModule } from '@/features/content/server/get-content'
import { idOf } from '@/lib/values/read-value'

import type { BlockViewProps } from '../define-block'
import { arePlain, RenderBlocks } from '../render-blocks'

const load = ({ data, context }: BlockViewProps<'sharedModule'>) =>
  getModule(idOf(data.module), context.locale)

/** Whether the blocks of the module are whole without React. */
export const isPlainModule = async (props: BlockViewProps<'sharedModule'>): Promise<boolean> =>
  arePlain((await load(props))?.blocks, props.context)

/** A library module in its current state. */
export async function SharedModule(props: BlockViewProps<'sharedModule'>) {
  const { context } = props
  const shared = await load(props)
  // The library accepts no shared modules, so this does not recurse.
  return shared ? <RenderBlocks blocks={shared.blocks} context={context} firstIndex={context.index} /> : null
}
