import { mailEventContract } from '../mail-event-contract'

import { makeOwnMongo } from './own-database'

mailEventContract('MongoDB', makeOwnMongo)
