import { subscriberContract } from '../contract/subscriber-contract'

import { makeOwnMongo } from './own-database'

subscriberContract('MongoDB', makeOwnMongo)
