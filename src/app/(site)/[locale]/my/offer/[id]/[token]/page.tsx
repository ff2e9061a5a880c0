import { MyOfferView } from '@/app/(site)/_views/my-offer-view'
import { myView } from '@/app/(site)/_views/my-view'
import { getMyOffer } from '@/lib/data/get-my-offer'

/** The buyer's page of a purchase offer: reads it again, confirms, withdraws, follows. */
export default myView('offer', async (link) => {
  const mine = await getMyOffer(link.id)
  return mine && <MyOfferView link={link} offer={mine.offer} state={mine.state} mayAct />
})
