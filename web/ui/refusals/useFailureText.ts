import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { CallFailure } from '../../api/failure.ts';
import { useLanguage } from '../text/useLanguage.ts';

/** Statuses that, without any further error text, mean that the operation does not exist. */
const noSuchCall = new Set([404, 405, 501]);

/** Message for a failed request, by its error type or by its HTTP status. */
export function useFailureText(): (failure: Pick<CallFailure, 'status' | 'error'>) => { text: string; action: string } {
  const { t } = useTranslation('common');
  const { messageText } = useLanguage();
  return useCallback(
    ({ status, error }) => {
      const params = error.Refusals.find(({ Code }) => Code === error.Message)?.Params ?? {};
      if (status === 0) return { text: t('failure.unreachable'), action: t('failure.unreachableAction') };
      switch (error.ErrorMessageType) {
        case 'FromTranslation':
          return { text: messageText(error.Message, params), action: messageText(error.Message, params, 'action') };
        case 'FromDataBase':
          return { text: error.Details || t('failure.status', { status }), action: '' };
        case 'DynamicMessage':
          return {
            text: error.Message || (noSuchCall.has(status) ? t('notOffered.text') : t('failure.status', { status })),
            action: '',
          };
        case 'GeneralException':
          return { text: t('failure.general'), action: t('failure.generalAction') };
      }
    },
    [t, messageText],
  );
}
