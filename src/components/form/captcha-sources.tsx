import { ThirdParties } from '@/components/consent/third-parties'
import { thirdParties } from '@/lib/consent/third-parties'
import type { CaptchaSetting } from '@/lib/forms/captcha'

/** Lets a page with a form load the captcha's provider, once the visitor sends. Nothing while the captcha is our own. */
export const CaptchaSources = ({ setting }: { setting: CaptchaSetting }) =>
  setting.provider === 'own' ? null : <ThirdParties of={[thirdParties[setting.provider]]} />
