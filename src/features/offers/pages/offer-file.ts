import { renderOfferFile } from '@/features/offers/server/offer-attachment'
import { getPrivateOffer } from '@/features/offers/server/get-private-offer'

import { privateFile } from '@/lib/http/signed-link-file'

/** The document of an offer that was confirmed. */
export async function offerFile(id: string): Promise<Response | null> {
  const offer = await getPrivateOffer(id)
  const file = offer?.offer.confirmedAt ? await renderOfferFile(offer.lead) : null
  if (!file) return null
  const { filename, content } = file
  return privateFile({
    body: new Uint8Array(content),
    bytes: content.length,
    contentType: 'application/pdf',
    filename,
  })
}
