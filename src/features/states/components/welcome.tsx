import { useEffect, useEffectEvent, useState } from 'react';
import { takeSignUpState } from '../sign-up-state';
import { useSelectState } from '../use-select-state';
import { WelcomeDialog } from './welcome-dialog';

/**
 * A person who has just signed up a firm has named a state in its address: it becomes theirs (specification, application
 * section 5, address step). Everyone else is asked.
 */
export default function Welcome({ onClose }: { onClose: () => void }) {
  const [asks, setAsks] = useState(false);
  const select = useSelectState();
  const start = useEffectEvent(() => {
    const ofSignUp = takeSignUpState();
    if (ofSignUp) select(ofSignUp);
    else setAsks(true);
  });
  useEffect(() => start(), []);
  return asks && <WelcomeDialog onSelect={select} onClose={onClose} />;
}
