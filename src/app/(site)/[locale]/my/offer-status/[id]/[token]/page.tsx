import { PrivateOfferView } from '@/features/offers/pages/private-offer-view'
import { signedLinkPage } from '@/lib/http/signed-link-page'
import { getPrivateOffer } from '@/features/offers/server/get-private-offer'

/** The same offer for readers without actions: the agency and the second buyer. */
export default signedLinkPage('offer-status', async (link) => {
  const offer = await getPrivateOffer(link.id)
  return offer && <PrivateOfferView link={link} offer={offer.offer} state={offer.state} />
})
