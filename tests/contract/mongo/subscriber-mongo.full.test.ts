import { subscriberContract } from '../subscriber-contract'

import { makeOwnMongo } from './own-database'

subscriberContract('MongoDB', makeOwnMongo)
