import { offerFileOf } from '@/forms/purchase-offer/offer-attachment'
import { getMyOffer } from '@/lib/data/get-my-offer'

import { privateFile } from './private-file'

/** The document of an offer that was confirmed. */
export async function offerFile(id: string): Promise<Response | null> {
  const mine = await getMyOffer(id)
  const file = mine?.offer.confirmedAt ? await offerFileOf(mine.lead) : null
  if (!file) return null
  const { filename, content } = file
  return privateFile({
    body: new Uint8Array(content),
    bytes: content.length,
    contentType: 'application/pdf',
    filename,
  })
}
