import { MyOfferView } from '@/app/(site)/_views/my-offer-view'
import { myView } from '@/app/(site)/_views/my-view'
import { getMyOffer } from '@/lib/data/get-my-offer'

/** The same offer for those who only look: the agency and the second buyer. */
export default myView('offer-status', async (link) => {
  const mine = await getMyOffer(link.id)
  return mine && <MyOfferView link={link} offer={mine.offer} state={mine.state} />
})
