import { MyGone } from '@/app/(site)/_views/my-gone'

/** Any other address below `my`: no page of an editor can stand there. */
export default function MyNothing() {
  return <MyGone reason="gone" />
}
