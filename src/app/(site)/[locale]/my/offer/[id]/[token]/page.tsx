import { PrivateOfferView } from '@/features/offers/pages/private-offer-view'
import { signedLinkPage } from '@/lib/http/signed-link-page'
import { getPrivateOffer } from '@/features/offers/server/get-private-offer'

/** The buyer's page of a purchase offer: read it again, confirm, withdraw, follow its state. */
export default signedLinkPage('offer', async (link) => {
  const offer = await getPrivateOffer(link.id)
  return offer && <PrivateOfferView link={link} offer={offer.offer} state={offer.state} mayAct />
})
