import { Box, Button, Group, Text } from '@mantine/core';
import { retryAfterOf } from '@/api/errors';
import { formatDollars } from '@/lib/format/money';
import { ProviderFailure } from '../../accounts/provider-failure';
import { type ProviderId, pacerId, providerOf } from '../../accounts/providers';
import { inSeconds, useSecondsLeft } from '../../accounts/seconds-left';
import { searchPrice } from '../../search/model/case-question';
import { type CourtSearch, pauseWhenRefused } from './use-court-search';

interface CourtSearchBarProps {
  providerId: ProviderId;
  userName: string;
  search: CourtSearch;
  /** Numbers that the account doesn't have and the court wasn't asked for. */
  numbers: readonly string[];
  /** Whether the court was asked for others. */
  isContinued: boolean;
}

/** Offers to look at the court for what the account doesn't have. PACER's price is on the button that agrees to it. */
export function CourtSearchBar({ providerId, userName, search, numbers, isContinued }: CourtSearchBarProps) {
  const { state, error, start, pause } = search;
  const name = providerOf(providerId)?.shortName ?? 'the court';
  const left = numbers.length;
  const isUnderWay = state === 'searching' || state === 'waiting';
  if (left === 0 && !isUnderWay) return null;
  const price = (searchPrice(providerId) * left) / 100;
  const what = left === 1 ? '1 number' : `${left} numbers`;
  const label = `${isContinued ? 'Continue searching' : 'Search'} ${name} for ${what}`;
  return (
    <>
      {state === 'failed' && (
        <Box w="100%">
          <ProviderFailure title="The search stopped" error={error} providerId={providerId} userName={userName} />
        </Box>
      )}
      <Group gap="sm">
        {isUnderWay ? (
          <>
            <Button variant="default" onClick={pause}>
              Pause
            </Button>
            <Text role="status" size="sm">
              {state === 'waiting'
                ? `${name} limits searches per minute: ${what} left.`
                : `Searching ${name}: ${what} left`}
            </Text>
            {state === 'waiting' && <Wait milliseconds={retryAfterOf(error) ?? pauseWhenRefused} />}
          </>
        ) : (
          <>
            <Button variant="default" onClick={() => start(numbers)}>
              {price > 0 ? `${label}: ${formatDollars(price)}` : label}
            </Button>
            <Text size="sm" c="dimmed">
              {providerId === pacerId
                ? 'These aren’t in the account. PACER charges for each search, even if it finds nothing.'
                : 'These aren’t in the account.'}
            </Text>
          </>
        )}
      </Group>
    </>
  );
}

/** Not a status: no one wants each second announced. */
function Wait({ milliseconds }: { milliseconds: number }) {
  const left = useSecondsLeft(milliseconds);
  return (
    <Text size="sm" c="dimmed">
      {left > 0 ? `The search continues in ${inSeconds(left)}.` : 'The search continues.'}
    </Text>
  );
}
